package fonts

import (
	"image"
	"image/color"
	"image/draw"
	"strings"
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
	"golang.org/x/text/encoding/japanese"
)

var files = map[string][]byte{"Regular": Regular(), "Bold": Bold()}

func TestHas(t *testing.T) {
	have := "AZaz09 ÀÉÎÕÜàéîõüçñßøåæœŒŠšŁłŐőĞğİı¿¡–—…•·‘’“”„«»‹›×÷±≤≥≈½¼¾©®°ºª№€" +
		"あいうえおがぱっゃアイウエオヴガパッャー、。「」『』・〜々〆！？：；（）［］ＡＺａｚ０９％＋－～［］｛｝ｱｲｳﾊﾝ■▲▼▶◀←↑→↓✓□△◆◇○●★☆" +
		"亜腕人名海星空颯凪翔葵蓮結愛陽莉齋邊髙﨑"
	for _, r := range have {
		if !Has(r) {
			t.Errorf("the fonts lack %q", r)
		}
	}
	for _, r := range "\x00\n🎲한ก\U0010FFFF" {
		if Has(r) {
			t.Errorf("the fonts claim to have %q", r)
		}
	}
}

// Level 1 of JIS X 0208, the rows 16 to 47, is what Japanese keyboards offer first.
func TestKanji(t *testing.T) {
	level1 := 0
	decoder := japanese.EUCJP.NewDecoder()
	for row := byte(16); row <= 47; row++ {
		for cell := byte(1); cell <= 94; cell++ {
			s, err := decoder.String(string([]byte{row + 0xA0, cell + 0xA0}))
			if err != nil || s == "\uFFFD" {
				continue
			}
			level1++
			for _, r := range s {
				if !Has(r) {
					t.Errorf("the fonts lack %q", r)
				}
			}
		}
	}
	if level1 != 2965 {
		t.Errorf("level 1 has %d kanji here, want 2965: the test is wrong", level1)
	}
}

func TestKana(t *testing.T) {
	for r := rune(0x3041); r <= 0x30FC; r++ {
		// Two small letters, sound marks on their own and a double hyphen are hardly ever typed and are not in the font.
		if r >= 0x3095 && r <= 0x309C || r == 0x309F || r == 0x30A0 {
			continue
		}
		if !Has(r) {
			t.Errorf("the fonts lack the kana %q", r)
		}
	}
}

func TestFiguresHaveOneWidth(t *testing.T) {
	for name, file := range files {
		f, err := sfnt.Parse(file)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		em := fixed.I(int(f.UnitsPerEm()))
		var first fixed.Int26_6
		for _, r := range "0123456789" {
			i, err := f.GlyphIndex(nil, r)
			if err != nil {
				t.Fatal(err)
			}
			w, err := f.GlyphAdvance(nil, i, em, font.HintingNone)
			if err != nil {
				t.Fatal(err)
			}
			if first == 0 {
				first = w
			}
			if w != first {
				t.Errorf("%s: %c is %v wide, 0 is %v", name, r, w, first)
			}
		}
	}
}

// The outlines of every glyph can be loaded, and text of each script leaves ink.
func TestFontsDraw(t *testing.T) {
	for name, file := range files {
		f, err := opentype.Parse(file)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for i := range f.NumGlyphs() {
			if _, err := f.LoadGlyph(nil, sfnt.GlyphIndex(i), fixed.I(20), nil); err != nil {
				t.Fatalf("%s: glyph %d: %v", name, i, err)
			}
		}
		face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: 24, DPI: 72})
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, text := range []string{"Games night", "Configurações", "星空の下"} {
			img := image.NewGray(image.Rect(0, 0, 240, 40))
			draw.Draw(img, img.Bounds(), image.Black, image.Point{}, draw.Src)
			d := font.Drawer{Dst: img, Src: image.NewUniform(color.White), Face: face, Dot: fixed.P(4, 30)}
			d.DrawString(text)
			ink := 0
			for _, v := range img.Pix {
				if v > 128 {
					ink++
				}
			}
			if ink < 200 || ink > len(img.Pix)/2 {
				t.Errorf("%s: %q leaves %d bright pixels", name, text, ink)
			}
		}
	}
}

func TestBoldIsBolder(t *testing.T) {
	width := func(file []byte) fixed.Int26_6 {
		f, err := opentype.Parse(file)
		if err != nil {
			t.Fatal(err)
		}
		face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: 100, DPI: 72})
		if err != nil {
			t.Fatal(err)
		}
		return font.MeasureString(face, "0")
	}
	if width(Regular()) >= width(Bold()) {
		t.Error("the bold figures are no wider than the regular ones: the files may have been exchanged")
	}
}

// The licence asks that each copy carries its notice: it is in the files' own tables.
func TestFontsCarryTheirLicence(t *testing.T) {
	for name, file := range files {
		f, err := sfnt.Parse(file)
		if err != nil {
			t.Fatal(err)
		}
		for id, want := range map[sfnt.NameID]string{
			sfnt.NameIDCopyright: "M+ FONTS Project Authors", sfnt.NameIDLicense: "SIL Open Font License", sfnt.NameIDFamily: "M PLUS 2",
		} {
			if got, err := f.Name(nil, id); err != nil || !strings.Contains(got, want) {
				t.Errorf("%s: name %d is %q (%v), want %q in it", name, id, got, err, want)
			}
		}
		if len(file) > 1_250_000 {
			t.Errorf("%s is %d bytes", name, len(file))
		}
	}
}

package load

import (
	"errors"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"ludaxy/assets/messages"
	"ludaxy/assets/sounds"
	"ludaxy/saves"
	"ludaxy/scenes"
	"ludaxy/scenes/art"
	"ludaxy/scenes/graph"
	"ludaxy/scenes/layout"
	"ludaxy/scenes/widgets"
)

// Browser is the plain chooser of files, for where the system has none.
type Browser struct {
	ctx  *scenes.Context
	ui   *widgets.UI
	jobs jobs
	done func(path string)

	save  bool
	name  string // of the file to save
	field *widgets.TextField

	dir    string
	items  []item
	known  bool
	failed bool
	place  place
	rows   *rowList
	choose string // the name to choose once the folder is read
}

// item is a name in a folder.
type item struct {
	name string
	dir  bool
}

// NewOpen returns a chooser of a match file, beginning in a folder. done is
// called with its path after the chooser is gone, and not at all if none was
// chosen.
func NewOpen(dir string, done func(path string)) *Browser { return &Browser{dir: dir, done: done} }

// NewSave returns a chooser of where a file of a name is to go. It asks before a
// file is replaced.
func NewSave(dir, name string, done func(path string)) *Browser {
	return &Browser{dir: dir, name: strings.TrimSuffix(name, saves.Extension), done: done, save: true}
}

// AtOnce has folders read when they are asked for, for pictures and tests.
func (b *Browser) AtOnce() *Browser {
	b.jobs.atOnce = true
	return b
}

// Enter implements [scenes.Scene].
func (b *Browser) Enter(ctx *scenes.Context) {
	b.ctx = ctx
	b.ui = widgets.NewUI(ctx)
}

// Leave implements [scenes.Scene].
func (b *Browser) Leave() { b.jobs.close() }

// UI returns the widgets, for tests and pictures.
func (b *Browser) UI() *widgets.UI { return b.ui }

// maxNames is how many names of a folder are looked at.
const maxNames = 20_000

// goTo shows a folder.
func (b *Browser) goTo(dir, choose string) {
	b.dir, b.choose, b.known, b.failed, b.items = dir, choose, false, false, nil
	b.place = place{}
	b.Resize(b.ctx.Size)
}

// look reads the folder.
func (b *Browser) look() {
	dir := b.dir
	b.jobs.ask(func() func() {
		items, err := namesIn(dir)
		return func() {
			if dir != b.dir {
				return
			}
			b.items, b.known, b.failed = items, true, err != nil
			if i := slices.IndexFunc(items, func(it item) bool { return it.name == b.choose }); i >= 0 {
				b.place.chosen = i
			}
			b.Resize(b.ctx.Size)
			if b.rows != nil {
				b.rows.reveal(b.place.chosen)
			}
		}
	})
}

// namesIn are the folders and match files in a folder, folders first; hidden
// ones are left out.
func namesIn(dir string) (items []item, err error) {
	f, err := os.Open(dir)
	if err != nil {
		return nil, err
	}
	entries, err := f.ReadDir(maxNames)
	_ = f.Close() // it was only read
	if errors.Is(err, io.EOF) {
		err = nil
	}
	for _, e := range entries {
		isDir := e.IsDir()
		if e.Type()&os.ModeSymlink != 0 {
			info, err := os.Stat(filepath.Join(dir, e.Name()))
			isDir = err == nil && info.IsDir()
		}
		if strings.HasPrefix(e.Name(), ".") || !isDir && filepath.Ext(e.Name()) != saves.Extension {
			continue
		}
		items = append(items, item{e.Name(), isDir})
	}
	slices.SortFunc(items, func(a, b item) int {
		if a.dir != b.dir {
			if a.dir {
				return -1
			}
			return 1
		}
		return strings.Compare(strings.ToLower(a.name), strings.ToLower(b.name))
	})
	return items, err
}

// Resize implements [scenes.Scene].
func (b *Browser) Resize(scenes.Size) {
	if b.field != nil {
		b.name = b.field.Text()
	}
	b.ui.Reset()
	ctx := b.ctx
	title := messages.BrowseOpen
	if b.save {
		title = messages.BrowseSave
	}
	page := widgets.NewPage(b.ui, ctx.T(title), ctx.T(messages.CommonCancel), b.cancel)
	h := widgets.Height(ctx)
	y := page.Y
	x := page.X
	button := func(id string, kind widgets.Kind, text string, w float64, do func()) {
		n := b.ui.Add(id, widgets.NewButton(ctx, kind, text, w, h, do))
		n.SetPos(x, y)
		b.ui.Root.Add(n)
		x += w + gap
	}
	wide := func(text string) float64 { return ctx.Fonts.Width(text, graph.Bold, widgets.Body) + 48 }
	up, home := ctx.T(messages.BrowseUp), ctx.T(messages.BrowseHome)
	button("up", widgets.Normal, up, min(wide(up), page.W*0.3), b.up)
	button("home", widgets.Normal, home, min(wide(home), page.W*0.3), b.home)
	where := graph.NewText(ctx.Fonts, shortPath(printable(b.dir)), graph.Style{Size: widgets.Body, Color: ctx.Theme.Muted, Width: page.X + page.W - x, Lines: 1, Shrink: 0.5})
	_, wh := where.Size()
	where.SetPos(x, y+(h-wh)/2)
	b.ui.Root.Add(where.Node)
	bottom := page.Y + page.H
	if b.save {
		bottom -= h + gap
		y, x = bottom+gap, page.X
		here := ctx.T(messages.BrowseSaveHere)
		sw := max(wide(here), 160)
		label := graph.NewText(ctx.Fonts, ctx.T(messages.BrowseName), graph.Style{Size: widgets.Body, Color: ctx.Theme.Text})
		lw, lh := label.Size()
		label.SetPos(x, y+(h-lh)/2)
		b.ui.Root.Add(label.Node)
		x += lw + gap
		b.field = widgets.NewTextField(ctx, b.name, "", page.X+page.W-sw-gap-x, func(text string) { b.name = text }).Limit(saves.MaxTitle, b.name)
		n := b.ui.Add("name", b.field)
		n.SetPos(x, y)
		b.ui.Root.Add(n)
		x = page.X + page.W - sw
		button("save", widgets.Primary, here, sw, b.saveHere)
	}
	b.list(layout.Rect{X: page.X, Y: page.Y + h + gap, W: page.W, H: bottom - page.Y - h - gap})
	b.ui.Restore("list")
	if !b.known && !b.failed {
		b.known = b.jobs.atOnce // read at once, this layout is followed by another
		b.look()
	}
}

// list puts the names of the folder into a room.
func (b *Browser) list(room layout.Rect) {
	ctx := b.ctx
	box := widgets.NewPanel(ctx, art.PlainPanel, room.W, room.H)
	box.SetPos(room.X, room.Y)
	b.ui.Root.Add(box.Node)
	b.rows = nil
	if len(b.items) == 0 {
		if !b.known {
			return
		}
		key, ink := messages.BrowseEmpty, ctx.Theme.Muted
		if b.failed {
			key, ink = messages.BrowseFailed, ctx.Theme.Warn
		}
		t := graph.NewText(ctx.Fonts, ctx.T(key), graph.Style{Size: widgets.Body, Color: ink, Align: graph.Center, Width: room.W - 64})
		_, h := t.Size()
		t.SetPos(room.X+32, room.Y+(room.H-h)/2)
		b.ui.Root.Add(t.Node)
		return
	}
	b.rows = newRowList(ctx, room.W-2*rowPad, room.H-2*rowPad, ctx.Fonts.LineHeight(widgets.Body)+2*rowPad, len(b.items), &b.place)
	b.rows.row = b.row
	b.rows.choose = func(i int) {
		b.place.chosen = i
		ctx.Play(sounds.Click)
		if it := b.items[i]; b.save && !it.dir {
			b.name = strings.TrimSuffix(it.name, saves.Extension)
			b.field.Set(b.name)
		}
		b.Resize(ctx.Size)
	}
	b.rows.act = b.act
	n := b.ui.Add("list", b.rows)
	n.SetPos(room.X+rowPad, room.Y+rowPad)
	b.ui.Root.Add(n)
	b.rows.show()
}

func (b *Browser) row(i int, w, h float64) *graph.Node {
	ctx := b.ctx
	n := graph.New(w, h)
	if i == b.place.chosen {
		n.Add(widgets.NewBox(ctx, widgets.Box{Fill: ctx.Theme.Raised, Edge: ctx.Theme.Accent, EdgeW: 2, Radius: widgets.Radius}, w, h-2).Node)
	}
	it := b.items[i]
	text, ink, weight := printable(it.name), ctx.Theme.Text, graph.Regular
	if it.dir {
		text, ink, weight = text+string(filepath.Separator), ctx.Theme.Accent, graph.Bold
	}
	t := graph.NewText(ctx.Fonts, text, graph.Style{Size: widgets.Body, Weight: weight, Color: ink, Width: w - 4*rowPad, Lines: 1, Shrink: 0.7})
	t.SetPos(2*rowPad, rowPad-1)
	return n.Add(t.Node)
}

// act goes into a folder or takes a file.
func (b *Browser) act(i int) {
	it := b.items[i]
	switch {
	case it.dir:
		b.ctx.Play(sounds.Click)
		b.goTo(filepath.Join(b.dir, it.name), "")
	case b.save:
		b.saveHere()
	default:
		b.finish(filepath.Join(b.dir, it.name))
	}
}

func (b *Browser) up() {
	if up := filepath.Dir(b.dir); up != b.dir {
		b.goTo(up, filepath.Base(b.dir))
	}
}

func (b *Browser) home() {
	if home, err := os.UserHomeDir(); err == nil {
		b.goTo(home, "")
	}
}

// saveHere takes the name that was typed, after a question if there is such a
// file.
func (b *Browser) saveHere() {
	ctx := b.ctx
	name := saves.FileName(b.field.Text())
	path := filepath.Join(b.dir, name)
	if _, err := os.Lstat(path); err != nil {
		b.finish(path)
		return
	}
	widgets.Ask(ctx, ctx.T(messages.BrowseReplaceTitle), ctx.T(messages.BrowseReplaceText, "File", printable(name)),
		widgets.Answer{Text: ctx.T(messages.BrowseReplaceYes), Do: func() { b.finish(path) }},
		widgets.Answer{Text: ctx.T(messages.BrowseReplaceNo)})
}

func (b *Browser) finish(path string) {
	b.ctx.Play(sounds.Click)
	b.ctx.Stack.Remove(b)
	b.done(path)
}

func (b *Browser) cancel() {
	b.ctx.Play(sounds.Click)
	b.ctx.Stack.Remove(b)
}

// TakesText implements [scenes.TextTaker].
func (b *Browser) TakesText() bool { return b.ui.TakesText() }

// Handle implements [scenes.Scene].
func (b *Browser) Handle(in scenes.Input) bool {
	if in.Kind == scenes.Wheel && b.rows != nil && b.rows.wheel(in) {
		return true
	}
	if b.ui.Handle(in) {
		return true
	}
	switch in.Kind {
	case scenes.Back:
		b.cancel()
	case scenes.Erase:
		b.up()
	case scenes.Quit:
		b.ctx.Nav.Quit()
	default:
		return false
	}
	return true
}

// Update implements [scenes.Scene].
func (b *Browser) Update() {
	b.jobs.settle()
	b.ui.Update()
	if b.rows != nil {
		b.rows.update()
	}
}

// Root implements [scenes.Scene].
func (b *Browser) Root() *graph.Node { return b.ui.Root }

// Opaque implements [scenes.Scene].
func (b *Browser) Opaque() bool { return true }

// shortPath keeps the end of a long path, which tells more than its beginning.
func shortPath(path string) string {
	const most = 70
	if r := []rune(path); len(r) > most {
		return "…" + string(r[len(r)-most:])
	}
	return path
}

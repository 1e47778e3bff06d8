//go:build linux && !android

package sound

import (
	"encoding/binary"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"ludaxy/assets/sounds"
)

// TestAlsaPlays gives ALSA a device that writes to a file and looks into the
// file. ALSA reads its configuration once a process, so it is a process of its own.
func TestAlsaPlays(t *testing.T) {
	if _, err := loadAlsa(); err != nil {
		t.Skip("libasound is not installed: ", err)
	}
	const raw = "LUDAXY_TEST_ALSA"
	if out := os.Getenv(raw); out != "" {
		p := New()
		p.Begin()
		if s := settle(t, p); s != Playing {
			t.Fatalf("status %v: %v", s, p.Reason())
		}
		p.Music(true)
		// The clips are decoded while silence plays, which takes the race
		// detector on a busy machine seconds.
		for until := time.Now().Add(30 * time.Second); time.Now().Before(until); time.Sleep(20 * time.Millisecond) {
			p.Play(sounds.Win)
			if data, err := os.ReadFile(out); err == nil && loudest(data) >= 0.05 {
				break
			}
		}
		p.Close()
		time.Sleep(100 * time.Millisecond)
		return
	}
	dir := t.TempDir()
	out := filepath.Join(dir, "out.raw")
	conf := filepath.Join(dir, "asound.conf")
	text := "pcm.!default { type plug slave.pcm { type file file \"" + out + "\" format raw slave.pcm { type null } } }\n"
	if err := os.WriteFile(conf, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(os.Args[0], "-test.run=^TestAlsaPlays$", "-test.v")
	cmd.Env = append(os.Environ(), raw+"="+out, "ALSA_CONFIG_PATH="+conf)
	if log, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, log)
	}
	data, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	if most := loudest(data); len(data) < 1000 || most < 0.05 || most >= 1 {
		t.Errorf("%d bytes written, peak %v", len(data), most)
	}
}

// loudest is the peak of some raw samples.
func loudest(data []byte) (most float64) {
	for i := 0; i+4 <= len(data); i += 4 {
		most = max(most, math.Abs(float64(math.Float32frombits(binary.LittleEndian.Uint32(data[i:])))))
	}
	return most
}

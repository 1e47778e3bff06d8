package scenes_test

import (
	"image"
	"testing"
	"time"

	"ludaxy/scenes"
	"ludaxy/scenes/graph"
)

func bake(w, h int) image.Image { return image.NewRGBA(image.Rect(0, 0, w, h)) }

// collect collects until nothing is waited for any more.
func collect(t *testing.T, a *scenes.Art, atOnce bool) {
	t.Helper()
	for range 2000 {
		if a.Collect(atOnce); !a.Waiting() {
			return
		}
		time.Sleep(time.Millisecond)
	}
	t.Fatal("the pictures never came")
}

func TestPicturesComeLater(t *testing.T) {
	a := scenes.NewArt()
	a.Beside()
	one, two, other := graph.NewSprite(nil, 4, 4), graph.NewSprite(nil, 4, 4), graph.NewSprite(nil, 4, 4)
	times := make(chan int, 10)
	counted := func(w, h int) image.Image { times <- 1; return bake(w, h) }
	a.Show(one, "x", 4, 4, counted)
	a.Show(two, "x", 4, 4, counted)
	a.Show(other, "y", 2, 2, bake)
	if one.Image() != nil {
		t.Error("the frame waited for a picture")
	}
	collect(t, a, false)
	if one.Image() == nil || one.Image() != two.Image() || other.Image() == nil || len(times) != 1 {
		t.Errorf("pictures %v, %v, %v after %d bakings", one.Image(), two.Image(), other.Image(), len(times))
	}
	if one.Alpha() != 1 {
		t.Errorf("a picture stays at alpha %v", one.Alpha())
	}
	again := graph.NewSprite(nil, 4, 4)
	a.Show(again, "x", 4, 4, counted)
	if again.Image() != one.Image() {
		t.Error("a picture that is there was not shown at once")
	}
}

// TestAhead has a picture baked before anybody shows it: then it is there at once.
func TestAhead(t *testing.T) {
	a := scenes.NewArt()
	times := make(chan int, 10)
	counted := func(w, h int) image.Image { times <- 1; return bake(w, h) }
	a.Ahead("x", 4, 4, counted)
	if a.Waiting() || len(times) != 0 {
		t.Error("a picture is baked ahead where nothing is baked beside the frames")
	}
	a.Beside()
	a.Ahead("x", 4, 4, counted)
	a.Ahead("x", 4, 4, counted)
	collect(t, a, false)
	a.Ahead("x", 4, 4, counted)
	sp := graph.NewSprite(nil, 4, 4)
	if a.Show(sp, "x", 4, 4, counted); sp.Image() == nil || sp.Alpha() != 1 || len(times) != 1 {
		t.Errorf("after %d bakings the picture is %v", len(times), sp.Image())
	}
	a.Ahead("y", 2, 2, bake)
	late := graph.NewSprite(nil, 2, 2)
	a.Show(late, "y", 2, 2, bake)
	if collect(t, a, true); late.Image() == nil {
		t.Error("a picture that was asked for ahead does not come to where it is shown")
	}
}

func TestForgottenPicturesDoNotCome(t *testing.T) {
	a := scenes.NewArt()
	a.Beside()
	old, fresh := graph.NewSprite(nil, 4, 4), graph.NewSprite(nil, 4, 4)
	started, free := make(chan bool), make(chan bool)
	a.Show(old, "x", 4, 4, func(w, h int) image.Image { started <- true; <-free; return bake(w, h) })
	a.Collect(true)
	a.Collect(true) // a frame lies between: the baking begins
	<-started
	a.Forget()
	close(free)
	a.Show(fresh, "x", 4, 4, bake)
	collect(t, a, true)
	if old.Image() != nil || fresh.Image() == nil {
		t.Errorf("the old picture is %v, the new one %v", old.Image(), fresh.Image())
	}
}

func TestFailedBakingIsTold(t *testing.T) {
	a := scenes.NewArt()
	a.Beside()
	a.Show(graph.NewSprite(nil, 4, 4), "x", 4, 4, func(int, int) image.Image { panic("no paint") })
	defer func() {
		if recover() == nil {
			t.Error("nobody heard of a baking that failed")
		}
	}()
	collect(t, a, true)
}

func TestPicturesAtOnce(t *testing.T) {
	a := scenes.NewArt()
	sp := graph.NewSprite(nil, 4, 4)
	a.Show(sp, "x", 4, 4, bake)
	if sp.Image() == nil || a.Waiting() {
		t.Error("a picture that was to be baked at once was not")
	}
}

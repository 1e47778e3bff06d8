package game

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestReport(t *testing.T) {
	var c *crash
	func() {
		defer func() { c = caught("drawing", recover()) }()
		var list []int
		list[3]++
	}()
	dir := t.TempDir()
	path, err := c.write(filepath.Join(dir, "reports"), "9.9", time.Date(2020, 1, 2, 3, 4, 5, 0, time.UTC), "Match luddo")
	if err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	for _, want := range []string{"Ludaxy 9.9", "While drawing: runtime error: index out of range [3]", "Match luddo", "2020-01-02T03:04:05Z", "\tgame/report_test.go:", "What to send"} {
		if !strings.Contains(text, want) {
			t.Errorf("the report lacks %q:\n%s", want, text)
		}
	}
	if here, err := os.Getwd(); err != nil || strings.Contains(text, here) {
		t.Errorf("the report tells of the folder %s:\n%s", here, text)
	}
}

func TestReportWithoutFolder(t *testing.T) {
	c := &crash{where: "here", value: "x"}
	if _, err := c.write("", "1", time.Now()); err == nil {
		t.Error("no error")
	}
}

func TestReportsAreNotPiledUp(t *testing.T) {
	dir := t.TempDir()
	c := &crash{where: "here", value: "x"}
	begin := time.Date(2020, 1, 2, 3, 4, 5, 0, time.UTC)
	for i := range maxReports + 5 {
		if _, err := c.write(dir, "1", begin.Add(time.Duration(i)*time.Second)); err != nil {
			t.Fatal(err)
		}
	}
	list, err := filepath.Glob(filepath.Join(dir, "*"))
	if err != nil || len(list) != maxReports || filepath.Base(list[0]) != "crash-20200102-030410.000.txt" {
		t.Errorf("%d reports, the first %s, %v", len(list), list[0], err)
	}
}

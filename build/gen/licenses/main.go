// Command licenses writes assets/credits/third-party.txt: every module that is
// built into the programs on any system, with the texts of its licences. It is
// run by go generate ./assets/credits after a dependency has changed.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
)

// module is a part that is built in.
type module struct {
	Path, Version, Dir string

	files map[string]bool // of licences, below Dir
}

func main() {
	if err := run("third-party.txt"); err != nil {
		fmt.Fprintln(os.Stderr, "licenses:", err)
		os.Exit(1)
	}
}

func run(to string) error {
	mods := map[string]*module{}
	for _, system := range []string{"linux", "windows", "darwin", "js"} {
		if err := collect(system, mods); err != nil {
			return err
		}
	}
	paths := make([]string, 0, len(mods))
	for p := range mods {
		paths = append(paths, p)
	}
	slices.Sort(paths)
	var b bytes.Buffer
	b.WriteString("Ludaxy is built of these parts, each under its own licence. The list is made by build/gen/licenses.\n")
	goRoot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return err
	}
	if err := write(&b, &module{Path: "Go, its runtime and standard library", Dir: strings.TrimSpace(string(goRoot)), files: map[string]bool{"LICENSE": true}}); err != nil {
		return err
	}
	for _, p := range paths {
		if err := write(&b, mods[p]); err != nil {
			return err
		}
	}
	return os.WriteFile(to, b.Bytes(), 0o644)
}

// collect finds the modules of a system, and the licences in the folders that
// their packages are in and above.
func collect(system string, mods map[string]*module) error {
	arch := map[string]string{"js": "wasm"}[system]
	if arch == "" {
		arch = "amd64"
	}
	// -e: the file dialog of a Mac cannot be listed whole from elsewhere; its module can.
	cmd := exec.Command("go", "list", "-e", "-deps", "-json=Dir,Module", "ludaxy/cmd/...")
	cgo := "0"
	if system == runtime.GOOS {
		cgo = "1"
	}
	cmd.Env = append(os.Environ(), "GOOS="+system, "GOARCH="+arch, "CGO_ENABLED="+cgo)
	cmd.Stderr = os.Stderr
	out, err := cmd.Output()
	if err != nil {
		return fmt.Errorf("go list for %s: %w", system, err)
	}
	for dec := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct {
			Dir    string
			Module *module
		}
		if err := dec.Decode(&p); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
		if p.Module == nil || p.Module.Version == "" {
			continue // the standard library, and our own
		}
		m := mods[p.Module.Path]
		if m == nil {
			m = p.Module
			m.files = map[string]bool{}
			mods[m.Path] = m
		}
		for dir := p.Dir; strings.HasPrefix(dir, m.Dir); dir = filepath.Dir(dir) {
			names, err := os.ReadDir(dir)
			if err != nil {
				return err
			}
			for _, n := range names {
				upper := strings.ToUpper(n.Name())
				if !n.IsDir() && filepath.Ext(upper) != ".GO" && (strings.HasPrefix(upper, "LICEN") || strings.HasPrefix(upper, "NOTICE") || strings.HasPrefix(upper, "COPYING")) {
					m.files[strings.TrimPrefix(filepath.Join(dir, n.Name()), m.Dir+"/")] = true
				}
			}
		}
	}
}

// write writes a module: a heading that package credits reads, and its licences.
func write(b *bytes.Buffer, m *module) error {
	var names []string
	for name := range m.files {
		names = append(names, name)
	}
	slices.Sort(names)
	var texts, known []string
	for _, name := range names {
		text, err := os.ReadFile(filepath.Join(m.Dir, name))
		if err != nil {
			return err
		}
		t := strings.TrimSpace(strings.ReplaceAll(string(text), "\r\n", "\n"))
		if slices.Contains(texts, t) {
			continue
		}
		texts = append(texts, t)
		for _, k := range kinds(t) {
			if !slices.Contains(known, k) {
				known = append(known, k)
			}
		}
	}
	if len(known) == 0 {
		return fmt.Errorf("%s has no licence that is known here; read it, and teach this program its name", m.Path)
	}
	fmt.Fprintf(b, "\n==== %s | %s\n\n%s\n", m.Path, strings.Join(known, ", "), strings.Join(texts, "\n\n----\n\n"))
	return nil
}

// kinds names the licences in a text, each by a sentence that is in no other;
// none for a notice.
func kinds(text string) (list []string) {
	text = strings.Join(strings.Fields(strings.ReplaceAll(text, "//", " ")), " ")
	says := func(sentence string) bool { return strings.Contains(text, sentence) }
	for _, k := range []struct {
		name string
		is   bool
	}{
		{"Apache 2.0", says("Apache License")},
		{"Unlicense", says("This is free and unencumbered software released into the public domain")},
		{"ISC", says("Permission to use, copy, modify, and/or distribute this software for any purpose")},
		{"MIT", says("Permission is hereby granted, free of charge")},
		{"zlib", says("This software is provided 'as-is', without any express or implied warranty")},
		{"BSD 3-Clause", says("names of its contributors may be used")},
		{"BSD 2-Clause", says("Redistribution and use in source and binary forms") && !says("names of its contributors may be used")},
	} {
		if k.is {
			list = append(list, k.name)
		}
	}
	return list
}

// Command serve hands out a folder on this machine, to try the page in a
// browser: serve DIR ADDRESS. A compressed file is sent where the browser takes
// it. With port 0 it takes a free one; it says where it listens.
package main

import (
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: serve DIR ADDRESS")
		os.Exit(2)
	}
	l, err := net.Listen("tcp", os.Args[2])
	if err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
	fmt.Printf("http://%s/\n", l.Addr())
	server := &http.Server{Handler: handler(os.Args[1]), ReadHeaderTimeout: 10 * time.Second}
	fmt.Fprintln(os.Stderr, "serve:", server.Serve(l))
	os.Exit(1)
}

func handler(dir string) http.Handler {
	files := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Cache-Control", "no-cache")
		if filepath.Ext(r.URL.Path) == ".wasm" {
			w.Header().Set("Content-Type", "application/wasm")
			for _, c := range []struct{ name, ext string }{{"br", ".br"}, {"gzip", ".gz"}} {
				path := filepath.Join(dir, filepath.Base(r.URL.Path)+c.ext)
				if _, err := os.Stat(path); err == nil && strings.Contains(r.Header.Get("Accept-Encoding"), c.name) {
					w.Header().Set("Content-Encoding", c.name)
					http.ServeFile(w, r, path)
					return
				}
			}
		}
		files.ServeHTTP(w, r)
	})
}

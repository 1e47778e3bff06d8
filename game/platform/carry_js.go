package platform

import (
	"context"
	"errors"
	"fmt"
	"syscall/js"
)

// Download has the browser keep a file of a name among the player's downloads.
func Download(name string, data []byte) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the browser takes no file: %v", r)
		}
	}()
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	url := js.Global().Get("URL")
	address := url.Call("createObjectURL", js.Global().Get("Blob").New([]any{bytes}, map[string]any{"type": "application/octet-stream"}))
	link := js.Global().Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	var later js.Func
	later = js.FuncOf(func(js.Value, []js.Value) any {
		url.Call("revokeObjectURL", address)
		later.Release()
		return nil
	})
	js.Global().Call("setTimeout", later, 10_000)
	return nil
}

// Upload has the player choose a file with an end of name and returns its name and its bytes, the first so many of a
// longer one. It waits, and must not be called by the loop; ending the context ends it. The error is ErrNoChoice or what
// the browser says.
func Upload(ctx context.Context, end string, most int) (name string, data []byte, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the browser gives no file: %v", r)
		}
	}()
	type answer struct {
		name string
		data []byte
		err  error
	}
	done := make(chan answer, 3) // nobody may be there to hear it
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	input.Set("accept", end)
	chosen := js.FuncOf(func(js.Value, []js.Value) any {
		file := input.Get("files").Index(0)
		if !file.Truthy() {
			done <- answer{err: ErrNoChoice}
			return nil
		}
		var read, failed js.Func
		free := func() { read.Release(); failed.Release() }
		read = js.FuncOf(func(_ js.Value, args []js.Value) any {
			defer free()
			bytes := js.Global().Get("Uint8Array").New(args[0])
			data := make([]byte, bytes.Length())
			js.CopyBytesToGo(data, bytes)
			done <- answer{name: file.Get("name").String(), data: data}
			return nil
		})
		failed = js.FuncOf(func(js.Value, []js.Value) any {
			defer free()
			done <- answer{err: errors.New("the file cannot be read")}
			return nil
		})
		file.Call("slice", 0, most).Call("arrayBuffer").Call("then", read, failed)
		return nil
	})
	defer chosen.Release()
	closed := js.FuncOf(func(js.Value, []js.Value) any {
		done <- answer{err: ErrNoChoice}
		return nil
	})
	defer closed.Release()
	input.Call("addEventListener", "change", chosen)
	input.Call("addEventListener", "cancel", closed)
	input.Call("click")
	select {
	case a := <-done:
		return a.name, a.data, a.err
	case <-ctx.Done():
		return "", nil, ErrNoChoice
	}
}

package notation

import "encoding/json"

// writer builds one JSON object with its fields in the order they are added.
type writer struct {
	buf []byte
	err error
}

func newWriter() *writer { return &writer{buf: []byte{'{'}} }

// add writes a field.
func (w *writer) add(name string, v any) *writer {
	raw, err := json.Marshal(v)
	if err != nil {
		w.err = err
		return w
	}
	if len(w.buf) > 1 {
		w.buf = append(w.buf, ',')
	}
	w.buf = append(w.buf, '"')
	w.buf = append(w.buf, name...)
	w.buf = append(w.buf, '"', ':')
	w.buf = append(w.buf, raw...)
	return w
}

// done is the whole object.
func (w *writer) done() (json.RawMessage, error) {
	return append(w.buf, '}'), w.err
}

package notation

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode/utf8"
)

// Object is a JSON object read strictly: names count letter by letter, none may
// be there twice, and what nobody takes is unknown.
type Object struct {
	fields map[string]json.RawMessage
}

// ErrSyntax is wrapped by the error of a text that is no JSON at all.
var ErrSyntax = errors.New("not valid JSON")

// ReadObject reads one object. The error wraps ErrSyntax if the text is not
// JSON.
func ReadObject(data []byte) (*Object, error) {
	if !utf8.Valid(data) {
		return nil, fmt.Errorf("%w: the text is not UTF-8", ErrSyntax)
	}
	if !json.Valid(data) {
		var v any
		return nil, fmt.Errorf("%w: %w", ErrSyntax, json.Unmarshal(data, &v))
	}
	dec := json.NewDecoder(bytes.NewReader(data))
	if t, err := dec.Token(); err != nil || t != json.Delim('{') {
		return nil, errors.New("an object {...} is wanted")
	}
	o := &Object{fields: map[string]json.RawMessage{}}
	for dec.More() {
		name, err := dec.Token()
		if err != nil {
			return nil, fmt.Errorf("%w: %w", ErrSyntax, err)
		}
		var raw json.RawMessage
		if err := dec.Decode(&raw); err != nil && !errors.Is(err, io.EOF) {
			return nil, fmt.Errorf("%w: %w", ErrSyntax, err)
		}
		text, _ := name.(string)
		if _, twice := o.fields[text]; twice {
			return nil, fmt.Errorf("the field %q is there twice", text)
		}
		o.fields[text] = raw
	}
	return o, nil
}

// Take reads a field into what dst points to and removes it from the object; it
// reports whether the field was there. Numbers have to be whole.
func (o *Object) Take(name string, dst any) (present bool, err error) {
	raw, present := o.fields[name]
	if !present {
		return false, nil
	}
	delete(o.fields, name)
	if err := value(raw, dst); err != nil {
		return true, fmt.Errorf("%s: %w", name, err)
	}
	return true, nil
}

// Rest is an error for the fields nobody has taken, nil if there are none.
func (o *Object) Rest() error {
	if len(o.fields) == 0 {
		return nil
	}
	names := make([]string, 0, len(o.fields))
	for name := range o.fields {
		names = append(names, fmt.Sprintf("%q", name))
	}
	slices.Sort(names)
	return fmt.Errorf("unknown field %s", strings.Join(names, ", "))
}

// kind names what a destination wants, for the one who wrote something else.
func kind(dst any) string {
	switch dst.(type) {
	case *int:
		return "a whole number"
	case *bool:
		return "true or false"
	case *string:
		return "a text"
	case *[]int, *[]json.RawMessage, *[][]int, *[]bool, *[]string, *[]*int:
		return "a list [...]"
	}
	return "another kind of value"
}

// value reads raw into dst. It differs from json.Unmarshal in refusing null,
// also inside lists, where that would leave a zero.
func value(raw json.RawMessage, dst any) error {
	switch list := dst.(type) {
	case *[]int:
		return values(raw, list)
	case *[]string:
		return values(raw, list)
	case *[]bool:
		return values(raw, list)
	case *[][]int:
		return values(raw, list)
	}
	if isNull(raw) || json.Unmarshal(raw, dst) != nil {
		return fmt.Errorf("%s is wanted, not %s", kind(dst), short(raw))
	}
	return nil
}

func values[T any](raw json.RawMessage, list *[]T) error {
	var items []json.RawMessage
	if isNull(raw) || json.Unmarshal(raw, &items) != nil {
		return fmt.Errorf("%s is wanted, not %s", kind(list), short(raw))
	}
	*list = make([]T, len(items))
	for i, item := range items {
		if err := value(item, &(*list)[i]); err != nil {
			return err
		}
	}
	return nil
}

func isNull(raw json.RawMessage) bool { return string(raw) == "null" }

// short keeps an error message readable whatever was sent.
func short(raw json.RawMessage) string {
	if len(raw) <= 40 {
		return string(raw)
	}
	return strings.ToValidUTF8(string(raw[:37]), "") + "..."
}

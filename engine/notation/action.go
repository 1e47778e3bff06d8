package notation

import (
	"encoding/json"

	"ludaxy/engine/rules"
)

var (
	doNames = map[rules.Kind]string{
		rules.Roll: "roll", rules.RollOduludo: "roll-oduludo", rules.Move: "move",
		rules.Choose: "choose", rules.Skip: "skip", rules.TimeUp: "time-up",
	}
	optionNames = map[rules.Option]string{
		rules.SendBack: "send-back", rules.Kidnap: "kidnap", rules.UseOduludo: "oduludo",
		rules.SkipOduludo: "skip", rules.SunForward: "sun-forward", rules.SunBack: "sun-back",
	}
	faceNames = map[uint8]string{
		rules.FaceEarth: "earth", rules.FaceSunA: "sun-a", rules.FaceSunB: "sun-b",
		rules.FacePlus3: "plus-3", rules.FaceLightning: "lightning", rules.FaceMoon: "moon",
	}
)

// key finds the key of a name in one of the small tables of names.
func key[K comparable](names map[K]string, name string) (k K, ok bool) {
	for k, n := range names {
		if n == name {
			return k, true
		}
	}
	return k, false
}

// EncodeAction writes an action of the seat to play in s. A roll without a
// number has no "value".
func EncodeAction(s *rules.State, a rules.Action) (json.RawMessage, error) {
	w := newWriter().add("do", doNames[a.Kind])
	switch {
	case a.Kind == rules.Roll && a.Value != 0:
		w.add("value", a.Value)
	case a.Kind == rules.RollOduludo && a.Value != 0:
		w.add("value", faceNames[a.Value])
	case a.Kind == rules.Move:
		w.add("piece", a.Piece)
		if a.Seat != s.Turn {
			w.add("seat", a.Seat)
		}
		if a.Back {
			w.add("dir", "back")
		}
	case a.Kind == rules.Choose:
		w.add("option", optionNames[a.Option])
	}
	return w.done()
}

// DecodeAction reads an action of the seat to play in s. It need not be legal:
// numbers no die, seat or piece has become rules.Nobody, which the rules
// refuse. Errors have the code BadRequest.
func DecodeAction(s *rules.State, data []byte) (rules.Action, error) {
	a, err := readAction(s, data)
	if err != nil {
		return rules.Action{}, errorf(BadRequest, "action: %v", err)
	}
	return a, nil
}

func readAction(s *rules.State, data []byte) (a rules.Action, err error) {
	o, err := ReadObject(data)
	if err != nil {
		return a, err
	}
	var do string
	if ok, err := o.Take("do", &do); err != nil {
		return a, err
	} else if !ok {
		return a, errorf(BadRequest, `"do" is missing`)
	}
	var known bool
	if a.Kind, known = key(doNames, do); !known {
		return a, errorf(BadRequest, "there is nothing like %q to do", do)
	}
	switch a.Kind {
	case rules.Roll:
		_, err = o.takeByte("value", &a.Value)
	case rules.RollOduludo:
		_, err = takeName(o, "value", faceNames, &a.Value)
	case rules.Move:
		err = readMove(o, s, &a)
	case rules.Choose:
		var ok bool
		if ok, err = takeName(o, "option", optionNames, &a.Option); err == nil && !ok {
			err = errorf(BadRequest, `"option" is missing`)
		}
	}
	if err != nil {
		return a, err
	}
	return a, o.Rest()
}

func readMove(o *Object, s *rules.State, a *rules.Action) error {
	if ok, err := o.takeByte("piece", &a.Piece); err != nil {
		return err
	} else if !ok {
		return errorf(BadRequest, `"piece" is missing`)
	}
	a.Seat = s.Turn
	if _, err := o.takeByte("seat", &a.Seat); err != nil {
		return err
	}
	var dir string
	ok, err := o.Take("dir", &dir)
	if err == nil && ok && dir != "back" {
		err = errorf(BadRequest, `dir: "back" is the only direction to name, not %q`, dir)
	}
	a.Back = ok
	return err
}

// takeByte reads a number that has to be at least 0 to mean anything; what is
// out of range becomes rules.Nobody. An explicit 0 of a roll becomes it too, as
// 0 stands for a roll without a number.
func (o *Object) takeByte(name string, dst *uint8) (present bool, err error) {
	var n int
	present, err = o.Take(name, &n)
	if err != nil || !present {
		return present, err
	}
	if n < 0 || n >= rules.Nobody || n == 0 && name == "value" {
		n = rules.Nobody
	}
	*dst = uint8(n)
	return true, nil
}

// takeName reads a word of a table of names.
func takeName[K comparable](o *Object, field string, names map[K]string, dst *K) (present bool, err error) {
	var word string
	present, err = o.Take(field, &word)
	if err != nil || !present {
		return present, err
	}
	k, ok := key(names, word)
	if !ok {
		return true, errorf(BadRequest, "%s: %q is unknown", field, word)
	}
	*dst = k
	return true, nil
}

package rules

// Kind is what an action does.
type Kind uint8

// The kinds of action. Passes and lost numbers are no actions: the rules do
// them by themselves.
const (
	Roll        Kind = iota + 1 // throw the die; Value is what it showed
	Move                        // a piece uses the number in hand
	Choose                      // settle a choice the move left open; Option says how
	Skip                        // leave an optional number unused
	RollOduludo                 // throw the Oduludo die; Value is the face 1..6
	TimeUp                      // the match clock ran out: the turn is played to its end, then places are given
)

// Option is an answer to a choice.
type Option uint8

// The answers there are.
const (
	SendBack Option = iota + 1
	Kidnap
	UseOduludo
	SkipOduludo
	SunForward
	SunBack
)

// The faces of the Oduludo die as values of a RollOduludo action.
const (
	FaceEarth = iota + 1
	FaceSunA
	FaceSunB
	FacePlus3
	FaceLightning
	FaceMoon
)

// Action is one thing a player does, complete in itself: replaying the actions
// of a match needs no random numbers. It is comparable.
type Action struct {
	Kind   Kind
	Value  uint8 // of a roll: 1..Faces; 0 in the answer of Legal, where it is not known yet
	Seat   uint8 // of a move: whose piece (the seat to play, or its partner)
	Piece  uint8 // of a move: 0-based piece of that seat
	Back   bool  // of a move: count backward
	Option Option
}

// Throw reports whether the action is a throw of the number die and says nothing
// else, whatever the number is.
//
// It and Plain look at the fields one by one and through a pointer: comparing or
// copying a whole Action whose fields have just been written makes a processor
// wait for them, and rules do it with every action of a simulation.
func (a *Action) Throw() bool {
	return a.Kind == Roll && a.Seat|a.Piece|uint8(a.Option) == 0 && !a.Back
}

// Plain reports whether the action is a move that names a piece and nothing
// else.
func (a *Action) Plain() bool {
	return a.Kind == Move && a.Value|uint8(a.Option) == 0 && !a.Back
}

// IsRoll reports whether the action is a throw of a die.
func (a Action) IsRoll() bool { return a.Kind == Roll || a.Kind == RollOduludo }

// Chance reports whether the action brings something nobody could know before;
// undo stops there.
func (a Action) Chance() bool { return a.IsRoll() || a.Kind == TimeUp }

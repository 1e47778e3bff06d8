package saves

import (
	"errors"
	"fmt"

	"ludaxy/engine"
	"ludaxy/engine/dice"
	"ludaxy/engine/games"
	"ludaxy/engine/rules"
)

// DiceProof is what can be said of a match's dice.
type DiceProof uint8

// What can be said.
const (
	DiceSecret  DiceProof = iota + 1 // the match is not over, so the seed is not shown
	DiceProven                       // every throw follows from the seed promised before the first
	DicePartly                       // the seed was lost on the way, or the match taken over from another: the throws from Proof.ProvenFrom on are proven
	DiceManual                       // the players threw real dice
	DiceUnknown                      // there is no promise, or the match is over without its seed
)

// Proof is what verifying a match file found out.
type Proof struct {
	Match      engine.Match
	State      rules.State // at the end
	Entries    int
	Throws     int
	TakenBack  int // moves
	Over       bool
	Dice       DiceProof
	ProvenFrom int // throw, from 0
}

// Verify checks a match file: format, checksums, that every entry is legal and
// leads to the position recorded, and the dice. The error says what is wrong; a
// file with damage is wrong, even where the match could be opened.
func Verify(data []byte) (Proof, error) {
	d, err := Decode(data)
	if err != nil {
		return Proof{}, err
	}
	r, ok := games.ByID(d.Match.Rules)
	if !ok {
		return Proof{}, fmt.Errorf("%w: %q", ErrRules, d.Match.Rules)
	}
	p, err := d.Replay(data, r)
	if err != nil {
		return Proof{}, err
	}
	proof := Proof{
		Match: p.Match(), State: p.State(), Entries: len(d.Entries), Throws: len(p.Throws()),
		TakenBack: p.TakenBack(), Over: p.Over(),
	}
	switch {
	case d.Damage != nil:
		return proof, d.Damage
	case d.NoEnd:
		return proof, errors.New("the end of the last line is missing")
	}
	return proof, proof.checkDice(d, p)
}

func (proof *Proof) checkDice(d *Decoded, p *engine.Replay) error {
	throws := p.Throws()
	for _, e := range d.Entries {
		switch {
		case e.Kind == engine.EntryDo && e.Action.IsRoll():
			proof.ProvenFrom++
		case e.Kind == engine.EntryCommit:
			throws = p.Throws()[proof.ProvenFrom:]
		}
	}
	proof.ProvenFrom = len(p.Throws()) - len(throws)
	switch {
	case d.Match.Manual():
		proof.Dice = DiceManual
	case p.Commitment() == "" || p.Over() && proof.Match.Seed == "":
		proof.Dice = DiceUnknown
	case !p.Over():
		proof.Dice = DiceSecret
	case proof.ProvenFrom > 0:
		proof.Dice = DicePartly
	default:
		proof.Dice = DiceProven
	}
	if proof.Match.Seed == "" {
		return nil
	}
	seed, err := dice.ParseSeed(proof.Match.Seed)
	if err != nil {
		return err
	}
	return dice.Verify(seed, p.Commitment(), throws)
}

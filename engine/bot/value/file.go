package value

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
)

// A net's file: the magic, then one byte each for ring places, squares, kinds,
// hidden units, groups and other inputs, then for every input and for the
// output a float32 scale and the weights as int16 parts of it, all little
// endian.
const magic = "LXNET1\n"

const fileHead = len(magic) + 6

// most is the int16 of a row's largest weight.
const most = math.MaxInt16

// Encode is the net as a file.
func (n *Net) Encode() []byte {
	b := append([]byte(magic), byte(n.Ring), byte(n.Squares), byte(n.Kinds), Hidden, groups, globals)
	for i := range n.In {
		b = appendRow(b, &n.In[i])
	}
	return appendRow(b, &n.Out)
}

func appendRow(b []byte, u *unit) []byte {
	top := float32(0)
	for _, w := range u {
		top = max(top, w, -w)
	}
	scale := top / most
	b = binary.LittleEndian.AppendUint32(b, math.Float32bits(scale))
	for _, w := range u {
		var v int16
		if scale > 0 {
			v = int16(math.Round(float64(w / scale)))
		}
		b = binary.LittleEndian.AppendUint16(b, uint16(v))
	}
	return b
}

// Decode reads what Encode wrote. Files of other sizes or inputs are refused.
func Decode(b []byte) (*Net, error) {
	if len(b) < fileHead || string(b[:len(magic)]) != magic {
		return nil, errors.New("this is no file of weights")
	}
	h := b[len(magic):fileHead]
	if h[3] != Hidden || h[4] != groups || h[5] != globals {
		return nil, errors.New("these weights are for another set of inputs; train them again")
	}
	n := &Net{Ring: int(h[0]), Squares: int(h[1]), Kinds: int(h[2])}
	rows := n.pieceInputs() + globals
	const row = 4 + 2*Hidden
	if b = b[fileHead:]; len(b) != row*(rows+1) || n.Ring < 2 || n.Ring > n.Squares {
		return nil, fmt.Errorf("a file of weights for %d inputs has to be %d bytes long", rows, fileHead+row*(rows+1))
	}
	n.In = make([]unit, rows)
	for i := range n.In {
		readRow(b[i*row:], &n.In[i])
	}
	readRow(b[rows*row:], &n.Out)
	return n, nil
}

func readRow(b []byte, u *unit) {
	scale := math.Float32frombits(binary.LittleEndian.Uint32(b))
	for j := range u {
		u[j] = scale * float32(int16(binary.LittleEndian.Uint16(b[4+2*j:])))
	}
}

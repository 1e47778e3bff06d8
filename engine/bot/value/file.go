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
// endian. A file of before some inputs were there has fewer of the others: those
// that were added since, at the end, count nothing.
const magic = "LXNET1\n"

const fileHead = len(magic) + 6

// most is the int16 of a row's largest weight.
const most = math.MaxInt16

// Encode is the net as a file.
func (n *Net) Encode() []byte {
	b := append([]byte(magic), byte(n.Ring), byte(n.Squares), byte(n.Kinds), byte(n.Blocks*width), groups, globals)
	for i := 0; i < len(n.In); i += n.Blocks {
		b = appendRow(b, n.In[i:i+n.Blocks])
	}
	return appendRow(b, n.Out[:n.Blocks])
}

func appendRow(b []byte, row []block) []byte {
	top := float32(0)
	for i := range row {
		for _, w := range row[i] {
			top = max(top, w, -w)
		}
	}
	scale := top / most
	b = binary.LittleEndian.AppendUint32(b, math.Float32bits(scale))
	for i := range row {
		for _, w := range row[i] {
			var v int16
			if scale > 0 {
				v = int16(math.Round(float64(w / scale)))
			}
			b = binary.LittleEndian.AppendUint16(b, uint16(v))
		}
	}
	return b
}

// Decode reads what Encode wrote. Files of other sizes or inputs are refused.
func Decode(b []byte) (*Net, error) {
	if len(b) < fileHead || string(b[:len(magic)]) != magic {
		return nil, errors.New("this is no file of weights")
	}
	h := b[len(magic):fileHead]
	n := &Net{Ring: int(h[0]), Squares: int(h[1]), Kinds: int(h[2]), Blocks: int(h[3]) / width}
	others := int(h[5])
	if n.Blocks*width != int(h[3]) || n.Blocks < 1 || n.Blocks > mostBlocks || h[4] != groups || others < eldest || others > globals {
		return nil, errors.New("these weights are for another set of inputs; train them again")
	}
	rows := n.pieceInputs() + others
	row := 4 + 2*width*n.Blocks
	if b = b[fileHead:]; len(b) != row*(rows+1) || n.Ring < 2 || n.Ring > n.Squares {
		return nil, fmt.Errorf("a file of weights for %d inputs has to be %d bytes long", rows, fileHead+row*(rows+1))
	}
	n.In = make([]block, (n.pieceInputs()+globals)*n.Blocks)
	for i := range rows {
		readRow(b[i*row:], n.In[i*n.Blocks:(i+1)*n.Blocks])
	}
	readRow(b[rows*row:], n.Out[:n.Blocks])
	return n, nil
}

func readRow(b []byte, row []block) {
	scale := math.Float32frombits(binary.LittleEndian.Uint32(b))
	for i := range row {
		for j := range row[i] {
			row[i][j] = scale * float32(int16(binary.LittleEndian.Uint16(b[4+2*(i*width+j):])))
		}
	}
}

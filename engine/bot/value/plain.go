//go:build !(goexperiment.simd && amd64)

package value

// hidden is the activity of the hidden units, before it is cut off below.
func (n *Net) hidden(in *Inputs, u *unit) {
	for b := range n.Blocks {
		h := &u[b]
		*h = block{}
		for i := range in.n {
			w, v := &n.In[int(in.index[i])*n.Blocks+b], in.value[i]
			for j := 0; j < width; j += 4 {
				h[j] += float32(w[j] * v)
				h[j+1] += float32(w[j+1] * v)
				h[j+2] += float32(w[j+2] * v)
				h[j+3] += float32(w[j+3] * v)
			}
		}
	}
}

// strength is how strong a seat is, on a scale where a difference of 1 is a
// factor of e in the chance to win.
func (n *Net) strength(u *unit) float32 {
	var p [8]float32
	for b := range n.Blocks {
		h, w := &u[b], &n.Out[b]
		for i := 0; i < width; i += 8 {
			for j := range p {
				x := h[i+j]
				if x < 0 {
					x = 0
				}
				p[j] += float32(x * w[i+j])
			}
		}
	}
	return sum(&p)
}

// shift moves the weights of some inputs.
func (n *Net) shift(in *Inputs, back *unit) {
	for i := range in.n {
		v := in.value[i]
		for b := range n.Blocks {
			w, d := &n.In[int(in.index[i])*n.Blocks+b], &back[b]
			for j := range w {
				w[j] += float32(d[j] * v)
			}
		}
	}
}

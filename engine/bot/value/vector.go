//go:build goexperiment.simd && amd64

package value

import "simd/archsimd"

// What plain.go does, eight units at a time, for learning (GOEXPERIMENT=simd).
// Each unit is added up in the same order, so the results are the same.

type lanes = archsimd.Float32x8

func load(u *unit, i int) lanes { return archsimd.LoadFloat32x8Slice(u[8*i : 8*i+8]) }

func (n *Net) hidden(in *Inputs, h *unit) {
	var a, b, c, d lanes
	for i := range in.n {
		w, v := &n.In[in.index[i]], archsimd.BroadcastFloat32x8(in.value[i])
		a = a.Add(load(w, 0).Mul(v))
		b = b.Add(load(w, 1).Mul(v))
		c = c.Add(load(w, 2).Mul(v))
		d = d.Add(load(w, 3).Mul(v))
	}
	a.StoreSlice(h[:8])
	b.StoreSlice(h[8:16])
	c.StoreSlice(h[16:24])
	d.StoreSlice(h[24:32])
}

func (n *Net) strength(h *unit) float32 {
	var p [8]float32
	var zero, a lanes
	for i := range Hidden / 8 {
		a = a.Add(load(h, i).Max(zero).Mul(load(&n.Out, i)))
	}
	a.StoreSlice(p[:])
	return sum(&p)
}

func (n *Net) shift(in *Inputs, back *unit) {
	a, b, c, d := load(back, 0), load(back, 1), load(back, 2), load(back, 3)
	for i := range in.n {
		w, v := &n.In[in.index[i]], archsimd.BroadcastFloat32x8(in.value[i])
		load(w, 0).Add(a.Mul(v)).StoreSlice(w[:8])
		load(w, 1).Add(b.Mul(v)).StoreSlice(w[8:16])
		load(w, 2).Add(c.Mul(v)).StoreSlice(w[16:24])
		load(w, 3).Add(d.Mul(v)).StoreSlice(w[24:32])
	}
}

//go:build goexperiment.simd && amd64

package value

import "simd/archsimd"

// What plain.go does, eight units at a time, for learning (GOEXPERIMENT=simd).
// Each unit is added up in the same order, so the results are the same.

type lanes = archsimd.Float32x8

func load(u *block, i int) lanes { return archsimd.LoadFloat32x8Slice(u[8*i : 8*i+8]) }

func (n *Net) hidden(in *Inputs, u *unit) {
	for blk := range n.Blocks {
		h := &u[blk]
		var a, b, c, d lanes
		for i := range in.n {
			w, v := &n.In[int(in.index[i])*n.Blocks+blk], archsimd.BroadcastFloat32x8(in.value[i])
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
}

func (n *Net) strength(u *unit) float32 {
	var p [8]float32
	var zero, a lanes
	for b := range n.Blocks {
		for i := range width / 8 {
			a = a.Add(load(&u[b], i).Max(zero).Mul(load(&n.Out[b], i)))
		}
	}
	a.StoreSlice(p[:])
	return sum(&p)
}

func (n *Net) shift(in *Inputs, back *unit) {
	for blk := range n.Blocks {
		d := &back[blk]
		a, b, c, e := load(d, 0), load(d, 1), load(d, 2), load(d, 3)
		for i := range in.n {
			w, v := &n.In[int(in.index[i])*n.Blocks+blk], archsimd.BroadcastFloat32x8(in.value[i])
			load(w, 0).Add(a.Mul(v)).StoreSlice(w[:8])
			load(w, 1).Add(b.Mul(v)).StoreSlice(w[8:16])
			load(w, 2).Add(c.Mul(v)).StoreSlice(w[16:24])
			load(w, 3).Add(e.Mul(v)).StoreSlice(w[24:32])
		}
	}
}

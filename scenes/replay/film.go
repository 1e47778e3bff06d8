package replay

// film is a stretch of the match being filmed.
type film struct{}

func (s *Scene) shoot()      {}
func (s *Scene) cancelFilm() { s.film = nil }
func (s *Scene) filmed() int { return -1 }
func (s *Scene) save()       {}

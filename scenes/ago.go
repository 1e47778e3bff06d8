package scenes

import (
	"time"

	"ludaxy/assets/messages"
)

// Ago says in words how long before now a time was.
func Ago(p *messages.Printer, now, then time.Time) string {
	d := now.Sub(then)
	switch {
	case d < time.Minute:
		return p.T(messages.WhenNow)
	case d < time.Hour:
		return p.T(messages.WhenMinutes, "Count", int(d/time.Minute))
	case d < 24*time.Hour:
		return p.T(messages.WhenHours, "Count", int(d/time.Hour))
	}
	return p.T(messages.WhenDays, "Count", int(d/(24*time.Hour)))
}

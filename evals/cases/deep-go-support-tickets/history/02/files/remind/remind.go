// Package remind tells the desk what must be answered soon.
package remind

import (
	"time"

	"example.org/desk/ticket"
)

// Soon are the tickets that are due before a time, each once, whatever number it is asked by.
func Soon(s *ticket.Store, ids []string, before time.Time) ([]*ticket.Ticket, error) {
	var soon []*ticket.Ticket
	seen := map[*ticket.Ticket]bool{}
	for _, id := range ids {
		t, err := s.Get(id)
		if err != nil {
			return nil, err
		}
		if seen[t] || t.State == ticket.Closed || !t.Due.Before(before) {
			continue
		}
		seen[t] = true
		soon = append(soon, t)
	}
	return soon, nil
}

package ticket

import (
	"errors"
	"fmt"
	"time"

	"example.org/desk/sla"
)

var ErrSame = errors.New("that is the same ticket")

// Merge lets one ticket go on for two; both must be active.
func (s *Store) Merge(fromID, intoID, note, by string, now time.Time) error {
	from, err := s.active(fromID)
	if err != nil {
		return fmt.Errorf("merge: %w", err)
	}
	into, err := s.active(intoID)
	if err != nil {
		return fmt.Errorf("merge: %w", err)
	}
	if from == into {
		return fmt.Errorf("merge %s into %s: %w", fromID, intoID, ErrSame)
	}
	if from.Priority > into.Priority {
		into.Priority = from.Priority
		into.Due = sla.Due(into.Opened, int(into.Priority))
	}
	into.Watchers = union(into.Watchers, from.Watchers)
	into.Notes = append(into.Notes, note)
	into.History = append(into.History, Event{At: now, By: by, What: "merged with " + from.ID})
	from.MergedInto = into.ID
	from.State = Closed
	return nil
}

// Alike are the other active tickets whose subject is the same, letter by letter: an answer to a mail is not about the
// same outage, it has its ticket already.
func (s *Store) Alike(t *Ticket) []*Ticket {
	var alike []*Ticket
	for _, id := range s.IDs() {
		one, err := s.active(id)
		if err == nil && one.ID == id && one != t && one.Subject == t.Subject {
			alike = append(alike, one)
		}
	}
	return alike
}

// union is a and what of b it lacks, in their order.
func union(a, b []string) []string {
	seen := map[string]bool{}
	var all []string
	for _, one := range append(append([]string{}, a...), b...) {
		if !seen[one] {
			seen[one] = true
			all = append(all, one)
		}
	}
	return all
}

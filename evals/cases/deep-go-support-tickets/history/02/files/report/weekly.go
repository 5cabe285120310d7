// Package report sums up the work of the help desk.
package report

import (
	"time"

	"example.org/desk/ticket"
)

// Week says what happened from a Monday to the next.
type Week struct {
	Opened int
	Closed int
}

func Weekly(s *ticket.Store, monday time.Time) (Week, error) {
	next := monday.AddDate(0, 0, 7)
	within := func(at time.Time) bool { return !at.Before(monday) && at.Before(next) }
	var week Week
	for _, id := range s.IDs() {
		t, err := s.Get(id)
		if err != nil {
			return Week{}, err
		}
		if within(t.Opened) {
			week.Opened++
		}
		for _, event := range t.History {
			if event.What == string(ticket.Closed) && within(event.At) {
				week.Closed++
			}
		}
	}
	return week, nil
}

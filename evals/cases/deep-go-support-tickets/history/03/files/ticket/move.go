package ticket

import "time"

// Close ends a ticket.
func (s *Store) Close(id, by string, now time.Time) error {
	t, err := s.active(id)
	if err != nil {
		return err
	}
	t.move(Closed, by, now)
	return nil
}

// Wait puts a ticket aside until its customer answers.
func (s *Store) Wait(id, by string, now time.Time) error {
	t, err := s.active(id)
	if err != nil {
		return err
	}
	t.move(Waiting, by, now)
	return nil
}

// Raise gives a ticket a higher priority.
func (s *Store) Raise(id string, to Priority) error {
	t, err := s.active(id)
	if err != nil {
		return err
	}
	if to > t.Priority {
		t.Priority = to
	}
	return nil
}

func (t *Ticket) move(to State, by string, now time.Time) {
	t.State = to
	t.History = append(t.History, Event{At: now, By: by, What: string(to)})
}

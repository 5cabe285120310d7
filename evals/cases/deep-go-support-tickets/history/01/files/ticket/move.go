package ticket

import "time"

// Close ends a ticket.
func (s *Store) Close(id, by string, now time.Time) error {
	t, err := s.active(id)
	if err != nil {
		return err
	}
	t.State = Closed
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

package ticket

import (
	"errors"
	"fmt"
	"sort"
	"time"

	"example.org/desk/sla"
)

var (
	ErrNotFound = errors.New("no such ticket")
	ErrClosed   = errors.New("the ticket is closed")
)

// Store keeps tickets. It is used by one request at a time.
type Store struct {
	tickets map[string]*Ticket
}

func NewStore() *Store {
	return &Store{tickets: map[string]*Ticket{}}
}

// Open makes a ticket.
func (s *Store) Open(subject, customer string, priority Priority, now time.Time) *Ticket {
	t := &Ticket{
		ID:       fmt.Sprintf("T%d", len(s.tickets)+1),
		Subject:  subject,
		Customer: customer,
		Priority: priority,
		State:    Open,
		Opened:   now,
		Due:      sla.Due(now, int(priority)),
		Watchers: []string{customer},
	}
	s.tickets[t.ID] = t
	return t
}

// Get finds a ticket by its number, or by that of a ticket that was merged into it.
func (s *Store) Get(id string) (*Ticket, error) {
	t, ok := s.tickets[id]
	if !ok {
		return nil, fmt.Errorf("get %s: %w", id, ErrNotFound)
	}
	for t.MergedInto != "" {
		t = s.tickets[t.MergedInto]
	}
	return t, nil
}

// active finds a ticket that is not closed.
func (s *Store) active(id string) (*Ticket, error) {
	t, err := s.Get(id)
	if err != nil {
		return nil, err
	}
	if t.State == Closed {
		return nil, fmt.Errorf("use %s: %w", id, ErrClosed)
	}
	return t, nil
}

// IDs are the numbers of all tickets.
func (s *Store) IDs() []string {
	ids := make([]string, 0, len(s.tickets))
	for id := range s.tickets {
		ids = append(ids, id)
	}
	sort.Strings(ids)
	return ids
}

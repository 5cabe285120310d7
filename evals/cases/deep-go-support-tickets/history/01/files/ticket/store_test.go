package ticket

import (
	"errors"
	"testing"
	"time"
)

var monday = time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)

func TestAClosedTicketStaysClosed(t *testing.T) {
	s := NewStore()
	one := s.Open("Printer", "ann", 1, monday)
	if err := s.Close(one.ID, "kim", monday); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(one.ID, "kim", monday); !errors.Is(err, ErrClosed) {
		t.Errorf("closed again: %v", err)
	}
}

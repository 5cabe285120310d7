package ticket

import (
	"errors"
	"testing"
)

func TestAMergedTicketIsFoundByItsOldNumber(t *testing.T) {
	s := NewStore()
	one := s.Open("Mail is down", "ann", 1, monday)
	two := s.Open("Mail is down", "bo", 2, monday)
	if err := s.Merge(one.ID, two.ID, "", "kim", monday); err != nil {
		t.Fatal(err)
	}
	if found, err := s.Get(one.ID); err != nil || found != two {
		t.Errorf("found %v, %v", found, err)
	}
	if len(two.Watchers) != 2 {
		t.Errorf("watchers: %v", two.Watchers)
	}
	if err := s.Merge(one.ID, two.ID, "", "kim", monday); !errors.Is(err, ErrSame) {
		t.Errorf("merged again: %v", err)
	}
}

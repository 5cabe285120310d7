package store

import (
	"errors"
	"testing"
)

func TestReserve(t *testing.T) {
	s := New("a1")
	if err := s.Reserve("a1", "p-1"); err != nil {
		t.Fatal(err)
	}
	if err := s.Reserve("a1", "p-1"); err != nil {
		t.Errorf("the same parcel again: %v", err)
	}
	if err := s.Reserve("a1", "p-2"); !errors.Is(err, ErrTaken) {
		t.Errorf("taken: %v", err)
	}
	if err := s.Reserve("z9", "p-2"); !errors.Is(err, ErrUnknown) {
		t.Errorf("unknown: %v", err)
	}
}

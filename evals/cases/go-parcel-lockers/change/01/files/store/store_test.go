package store

import (
	"errors"
	"strings"
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

func TestErrorsNameTheLocker(t *testing.T) {
	s := New("a1")
	// The empty parcel is nobody's: it stands here for one whose label could not be read.
	if err := s.Reserve("z9", ""); err == nil || !strings.Contains(err.Error(), `"z9"`) {
		t.Errorf("reserve: %v", err)
	}
	if err := s.Free("z9"); err == nil || !strings.Contains(err.Error(), `"z9"`) {
		t.Errorf("free: %v", err)
	}
}

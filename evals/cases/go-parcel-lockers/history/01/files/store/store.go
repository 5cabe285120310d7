// Package store holds the lockers of one station.
package store

import (
	"errors"
	"sync"
)

// What Reserve and Free may answer.
var (
	ErrUnknown = errors.New("no such locker")
	ErrTaken   = errors.New("the locker is taken")
)

// Store is safe for use by several goroutines.
type Store struct {
	mu      sync.Mutex
	parcels map[string]string
}

// New makes a store of empty lockers.
func New(lockers ...string) *Store {
	s := &Store{parcels: map[string]string{}}
	for _, locker := range lockers {
		s.parcels[locker] = ""
	}
	return s
}

// Reserve gives a locker to a parcel.
func (s *Store) Reserve(locker, parcel string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	holder, ok := s.parcels[locker]
	if !ok {
		return ErrUnknown
	}
	if holder != "" && holder != parcel {
		return ErrTaken
	}
	s.parcels[locker] = parcel
	return nil
}

// Free empties a locker. Freeing an empty one is no error: doors report twice.
func (s *Store) Free(locker string) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if _, ok := s.parcels[locker]; !ok {
		return ErrUnknown
	}
	s.parcels[locker] = ""
	return nil
}

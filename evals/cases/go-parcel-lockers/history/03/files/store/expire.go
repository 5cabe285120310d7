package store

import (
	"errors"
	"fmt"
)

// Expire frees the lockers of a list that the night job made. One that was taken out of the station since is passed over.
func (s *Store) Expire(lockers []string) (int, error) {
	freed := 0
	for _, locker := range lockers {
		err := s.Free(locker)
		if errors.Is(err, ErrUnknown) {
			continue
		}
		if err != nil {
			return freed, fmt.Errorf("expire: %w", err)
		}
		freed++
	}
	return freed, nil
}

// Package assign finds a locker for a parcel.
package assign

import (
	"errors"
	"fmt"

	"example.org/lockers/store"
)

// ErrFull says that every wished locker is taken.
var ErrFull = errors.New("no free locker")

// First reserves the first free locker of wished and answers which one it is.
func First(s *store.Store, parcel string, wished []string) (string, error) {
	for _, locker := range wished {
		err := s.Reserve(locker, parcel)
		if err == store.ErrTaken {
			continue
		}
		if err != nil {
			return "", fmt.Errorf("assign %s: %w", parcel, err)
		}
		return locker, nil
	}
	return "", ErrFull
}

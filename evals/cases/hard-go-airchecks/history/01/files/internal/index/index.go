// Package index knows which segments are in the archive.
package index

import (
	"encoding/json"
	"errors"
	"os"
	"sort"
	"sync"
	"time"

	"airchecks/internal/segment"
)

// Index has the segments of each station in the order of their starts. It may be used by several goroutines.
type Index struct {
	path     string
	mu       sync.RWMutex
	stations map[string][]segment.Segment
}

// Open reads the index, or begins one.
func Open(path string) (*Index, error) {
	x := &Index{path: path, stations: map[string][]segment.Segment{}}
	text, err := os.ReadFile(path)
	if errors.Is(err, os.ErrNotExist) {
		return x, nil
	}
	if err != nil {
		return nil, err
	}
	return x, json.Unmarshal(text, &x.stations)
}

// Add takes in a segment that begins after all others of its station, unless it is there.
func (x *Index) Add(s segment.Segment) {
	x.mu.Lock()
	defer x.mu.Unlock()
	for _, other := range x.stations[s.Station] {
		if other.Start.Equal(s.Start) {
			return
		}
	}
	x.stations[s.Station] = append(x.stations[s.Station], s)
}

// Save writes the index, whole or not at all.
func (x *Index) Save() error {
	x.mu.Lock()
	defer x.mu.Unlock()
	text, err := json.Marshal(x.stations)
	if err != nil {
		return err
	}
	if err := os.WriteFile(x.path+".new", text, 0o644); err != nil {
		return err
	}
	return os.Rename(x.path+".new", x.path)
}

// Stations are in the order of the alphabet.
func (x *Index) Stations() []string {
	x.mu.RLock()
	defer x.mu.RUnlock()
	names := make([]string, 0, len(x.stations))
	for name := range x.stations {
		names = append(names, name)
	}
	sort.Strings(names)
	return names
}

// Between has the segments that begin at from or later, and before until.
func (x *Index) Between(station string, from, until time.Time) []segment.Segment {
	x.mu.RLock()
	defer x.mu.RUnlock()
	all := x.stations[station]
	first := sort.Search(len(all), func(i int) bool { return !all[i].Start.Before(from) })
	last := sort.Search(len(all), func(i int) bool { return !all[i].Start.Before(until) })
	if last < first {
		return nil
	}
	return append([]segment.Segment(nil), all[first:last]...)
}

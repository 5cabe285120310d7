// Package manifest writes what was recorded on a day.
package manifest

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"time"

	"airchecks/internal/index"
	"airchecks/internal/playlist"
	"airchecks/internal/segment"
	"airchecks/internal/store"
)

const (
	// days is how far back a missing manifest is looked for.
	days = 7
	// late is how long the last segment of a day may take.
	late = time.Hour
)

// Manifest has the segments of a station that begin on one day, in their order.
type Manifest struct {
	Station  string  `json:"station"`
	Segments []Entry `json:"segments"`
}

// Entry is one of them.
type Entry struct {
	Key      string        `json:"key"`
	Start    time.Time     `json:"start"`
	Duration time.Duration `json:"duration"`
}

// WriteMissing writes the manifests of days that are over, and answers how many.
func WriteMissing(ctx context.Context, st store.Store, idx *index.Index, now time.Time) (int, error) {
	today := now.Add(-late).UTC().Truncate(24 * time.Hour)
	written := 0
	for _, station := range idx.Stations() {
		for back := days; back >= 1; back-- {
			done, err := write(ctx, st, idx, station, today.AddDate(0, 0, -back))
			if err != nil {
				return written, fmt.Errorf("manifest of %s: %w", station, err)
			}
			if done {
				written++
			}
		}
	}
	return written, nil
}

func write(ctx context.Context, st store.Store, idx *index.Index, station string, day time.Time) (bool, error) {
	segments := idx.Between(station, day, day.AddDate(0, 0, 1))
	if len(segments) == 0 {
		return false, nil
	}
	key := playlist.Key(station, day)
	there, err := st.Has(ctx, key)
	if err != nil || there {
		return false, err
	}
	text, err := json.Marshal(of(station, segments))
	if err != nil {
		return false, err
	}
	return true, st.Put(ctx, key, bytes.NewReader(text), int64(len(text)))
}

func of(station string, segments []segment.Segment) Manifest {
	m := Manifest{Station: station, Segments: make([]Entry, 0, len(segments))}
	for _, s := range segments {
		m.Segments = append(m.Segments, Entry{Key: s.Key(), Start: s.Start, Duration: s.Duration()})
	}
	return m
}

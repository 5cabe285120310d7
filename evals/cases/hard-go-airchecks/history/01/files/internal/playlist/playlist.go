// Package playlist finds out what to play.
package playlist

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"time"

	"airchecks/internal/store"
)

// Entry is a segment in a manifest.
type Entry struct {
	Key    string    `json:"key"`
	Start  time.Time `json:"start"`
	Millis int64     `json:"duration"`
}

// Key is that of a manifest.
func Key(station string, day time.Time) string {
	return "manifest/" + url.PathEscape(station) + "/" + day.UTC().Format("2006-01-02")
}

// At finds the segment in which a moment lies, and how far into it.
func At(ctx context.Context, st store.Store, station string, moment time.Time) (Entry, time.Duration, error) {
	r, err := st.Get(ctx, Key(station, moment))
	if err != nil {
		return Entry{}, 0, err
	}
	defer r.Close()
	var manifest struct {
		Segments []Entry `json:"segments"`
	}
	if err := json.NewDecoder(r).Decode(&manifest); err != nil {
		return Entry{}, 0, err
	}
	for _, e := range manifest.Segments {
		into := moment.Sub(e.Start)
		if into >= 0 && into < time.Duration(e.Millis)*time.Millisecond {
			return e, into, nil
		}
	}
	return Entry{}, 0, fmt.Errorf("%s at %s was not recorded", station, moment)
}

package manifest

import (
	"context"
	"encoding/json"
	"path/filepath"
	"testing"
	"time"

	"airchecks/internal/index"
	"airchecks/internal/playlist"
	"airchecks/internal/segment"
	"airchecks/internal/store"
)

func TestWriteMissing(t *testing.T) {
	ctx, st := context.Background(), store.Dir(t.TempDir())
	idx, err := index.Open(filepath.Join(t.TempDir(), "index.json"))
	if err != nil {
		t.Fatal(err)
	}
	day := time.Date(2025, 3, 1, 0, 0, 0, 0, time.UTC)
	for _, start := range []time.Duration{0, 10 * time.Minute, 24 * time.Hour} {
		idx.Add(segment.Segment{Station: "oe1", Start: day.Add(start), Frames: 600 * segment.Rate})
	}
	for _, want := range []struct {
		now     time.Duration
		written int
	}{{24*time.Hour + 59*time.Minute, 0}, {25 * time.Hour, 1}, {26 * time.Hour, 0}, {49 * time.Hour, 1}} {
		written, err := WriteMissing(ctx, st, idx, day.Add(want.now))
		if err != nil || written != want.written {
			t.Errorf("after %s: %d written, %v", want.now, written, err)
		}
	}

	r, err := st.Get(ctx, playlist.Key("oe1", day))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	var m Manifest
	if err := json.NewDecoder(r).Decode(&m); err != nil {
		t.Fatal(err)
	}
	if m.Station != "oe1" || len(m.Segments) != 2 || m.Segments[1].Duration != 10*time.Minute {
		t.Errorf("%+v", m)
	}
}

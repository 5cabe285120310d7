#!/bin/sh
# A segment that gets there in the morning, as on every Monday, after the manifest of its day was written.
set -eu
trap 'rm -f internal/manifest/proof_test.go' EXIT
cat >internal/manifest/proof_test.go <<'END'
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

func TestProof(t *testing.T) {
	ctx, st := context.Background(), store.Dir(t.TempDir())
	idx, err := index.Open(filepath.Join(t.TempDir(), "index.json"))
	if err != nil {
		t.Fatal(err)
	}
	day := time.Date(2025, 3, 2, 0, 0, 0, 0, time.UTC)
	for _, shipped := range []struct{ start, now time.Duration }{
		{8 * time.Hour, 25 * time.Hour},
		{23 * time.Hour, 31 * time.Hour},
		{26 * time.Hour, 60 * time.Hour},
	} {
		idx.Add(segment.Segment{Station: "oe1", Start: day.Add(shipped.start), Frames: 600 * segment.Rate})
		if _, err := WriteMissing(ctx, st, idx, day.Add(shipped.now)); err != nil {
			t.Fatal(err)
		}
	}
	r, err := st.Get(ctx, playlist.Key("oe1", day))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Close()
	var m struct{ Segments []struct{ Key string } }
	if err := json.NewDecoder(r).Decode(&m); err != nil {
		t.Fatal(err)
	}
	if len(m.Segments) != 2 {
		t.Fatal("seen: in the manifest: ", len(m.Segments), " of 2 segments")
	}
}
END
said=$(go test -count=1 -v -run TestProof ./internal/manifest 2>&1) || true
printf '%s\n' "$said" | grep -v '^20' | head -n 3
case $said in *'seen: '*) exit 1 ;; *'--- PASS: TestProof'*) exit 0 ;; *) exit 2 ;; esac

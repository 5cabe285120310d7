#!/bin/sh
# The playlist reads a manifest.
set -eu
trap 'rm -f internal/manifest/proof_test.go' EXIT
cat >internal/manifest/proof_test.go <<'END'
package manifest

import (
	"context"
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
	at := time.Date(2025, 3, 1, 8, 0, 0, 0, time.UTC)
	idx.Add(segment.Segment{Station: "oe1", Start: at, Frames: 600 * segment.Rate})
	if _, err := WriteMissing(ctx, st, idx, at.Add(24*time.Hour)); err != nil {
		t.Fatal(err)
	}
	entry, _, err := playlist.At(ctx, st, "oe1", at.Add(time.Minute))
	if err != nil {
		t.Fatal(err)
	}
	if entry.Millis != 600_000 {
		t.Fatal("seen: duration: ", entry.Millis)
	}
}
END
said=$(go test -count=1 -v -run TestProof ./internal/manifest 2>&1) || true
printf '%s\n' "$said" | grep -v '^20' | head -n 3
case $said in *'seen: '*) exit 1 ;; *'--- PASS: TestProof'*) exit 0 ;; *) exit 2 ;; esac

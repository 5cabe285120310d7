#!/bin/sh
# Three segments that are done in another order.
set -eu
trap 'rm -f internal/ship/proof_test.go' EXIT
cat >internal/ship/proof_test.go <<'END'
package ship

import (
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"airchecks/internal/index"
	"airchecks/internal/segment"
	"airchecks/internal/store"
)

var (
	_ = errors.New
	_ = io.Copy
	_ = time.Now
	_ = context.Background
)

// first changes what the first Put answers.
type first struct {
	store.Store
	put  func(store.Store, string, io.Reader, int64) error
	done bool
}

func (f *first) Put(ctx context.Context, key string, r io.Reader, size int64) error {
	if f.done {
		return f.Store.Put(ctx, key, r, size)
	}
	f.done = true
	return f.put(f.Store, key, r, size)
}

func one(t *testing.T, number int) Job {
	at := time.Date(2025, 3, 1, 8, 0, number, 0, time.UTC)
	s := segment.Segment{Station: "oe1", Start: at, Frames: segment.Rate}
	path := filepath.Join(t.TempDir(), s.FileName())
	if err := os.WriteFile(path, make([]byte, s.Frames*segment.FrameBytes), 0o644); err != nil {
		t.Fatal(err)
	}
	return Job{Segment: s, Path: path, Size: s.Frames * segment.FrameBytes}
}

func opened(t *testing.T) *index.Index {
	x, err := index.Open(filepath.Join(t.TempDir(), "index.json"))
	if err != nil {
		t.Fatal(err)
	}
	return x
}

func TestProof(t *testing.T) {
	idx := opened(t)
	s := NewShipper(store.Dir(t.TempDir()), idx)
	jobs := []Job{one(t, 0), one(t, 1), one(t, 2)}
	for _, i := range []int{2, 0, 1} {
		if err := s.Ship(context.Background(), jobs[i]); err != nil {
			t.Fatal(err)
		}
	}
	from := jobs[1].Segment.Start
	if found := idx.Between("oe1", from, from.Add(time.Hour)); len(found) != 2 {
		t.Fatal("seen: ", len(found), " of 2 segments")
	}
}
END
said=$(go test -count=1 -v -run TestProof ./internal/ship 2>&1) || true
printf '%s\n' "$said" | grep -v '^20' | head -n 3
case $said in *'seen: '*) exit 1 ;; *'--- PASS: TestProof'*) exit 0 ;; *) exit 2 ;; esac

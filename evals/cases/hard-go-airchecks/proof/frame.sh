#!/bin/sh
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

{{proof}}
	}
}
END
said=$(go test -count=1 -v -run TestProof ./internal/ship 2>&1) || true
printf '%s\n' "$said" | grep -v '^20' | head -n 3
case $said in *'seen: '*) exit 1 ;; *'--- PASS: TestProof'*) exit 0 ;; *) exit 2 ;; esac

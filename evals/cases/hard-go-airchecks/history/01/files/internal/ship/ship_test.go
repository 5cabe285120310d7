package ship

import (
	"context"
	"os"
	"path/filepath"
	"testing"
	"time"

	"airchecks/internal/index"
	"airchecks/internal/segment"
	"airchecks/internal/store"
)

func TestAll(t *testing.T) {
	spool, archive := t.TempDir(), t.TempDir()
	s := segment.Segment{Station: "oe1", Start: time.Date(2025, 3, 1, 8, 0, 0, 0, time.UTC), Frames: segment.Rate}
	path := filepath.Join(spool, s.FileName())
	if err := os.WriteFile(path, make([]byte, s.Frames*segment.FrameBytes), 0o644); err != nil {
		t.Fatal(err)
	}
	idx, err := index.Open(filepath.Join(archive, "index.json"))
	if err != nil {
		t.Fatal(err)
	}
	shipped, err := All(context.Background(), spool, store.Dir(archive), idx)
	if err != nil || shipped != 1 {
		t.Fatal(shipped, err)
	}
	if _, err := os.Stat(path); !os.IsNotExist(err) {
		t.Error("it is still in the spool")
	}
	if len(idx.Between("oe1", s.Start, s.End())) != 1 {
		t.Error("it is not in the index")
	}
}

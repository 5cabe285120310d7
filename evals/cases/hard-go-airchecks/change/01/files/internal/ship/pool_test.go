package ship

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"
	"time"

	"airchecks/internal/index"
	"airchecks/internal/segment"
	"airchecks/internal/store"
)

var start = time.Date(2025, 3, 1, 8, 0, 0, 0, time.UTC)

func record(t *testing.T, spool, station string, number int) segment.Segment {
	t.Helper()
	s := segment.Segment{Station: station, Start: start.Add(time.Duration(number) * time.Second), Frames: segment.Rate}
	path := filepath.Join(spool, s.FileName())
	if err := os.WriteFile(path, make([]byte, s.Frames*segment.FrameBytes), 0o644); err != nil {
		t.Fatal(err)
	}
	return s
}

func TestEverythingIsShipped(t *testing.T) {
	ctx, spool, archive := context.Background(), t.TempDir(), t.TempDir()
	idx, err := index.Open(filepath.Join(archive, "index.json"))
	if err != nil {
		t.Fatal(err)
	}
	for _, station := range []string{"oe1", "fm4", "Ö3"} {
		record(t, spool, station, 0)
	}
	if err := os.WriteFile(filepath.Join(spool, "notes.txt"), []byte("x"), 0o644); err != nil {
		t.Fatal(err)
	}
	jobs, err := Scan(spool)
	if err != nil || len(jobs) != 3 {
		t.Fatal(jobs, err)
	}
	pool := NewPool(ctx, 2, NewShipper(store.Dir(archive), idx).Ship)
	for _, job := range jobs {
		if !pool.Offer(job) {
			t.Errorf("%s was not taken", job.Path)
		}
	}
	pool.Wait()
	pool.Close()
	if left, _ := Scan(spool); len(left) != 0 {
		t.Errorf("left: %v", left)
	}
	if len(idx.Stations()) != 3 {
		t.Errorf("in the index: %v", idx.Stations())
	}
}

func TestASegmentIsOnItsWayOnce(t *testing.T) {
	gate := make(chan struct{})
	var shipped atomic.Int32
	pool := NewPool(context.Background(), 2, func(context.Context, Job) error {
		<-gate
		shipped.Add(1)
		return nil
	})
	job := Job{Segment: segment.Segment{Station: "oe1", Start: start, Frames: segment.Rate}}
	if !pool.Offer(job) || pool.Offer(job) {
		t.Error("the second offer has to wait for the first")
	}
	close(gate)
	pool.Wait()
	pool.Close()
	if pool.Offer(job) || shipped.Load() != 1 {
		t.Errorf("shipped %d times", shipped.Load())
	}
}

func TestRetry(t *testing.T) {
	tries := 0
	failing := func() error { tries++; return errors.New("no") }
	if err := retry(context.Background(), []time.Duration{0, 0}, failing); err == nil || tries != 3 {
		t.Errorf("%d tries, %v", tries, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	tries = 0
	if err := retry(ctx, []time.Duration{time.Hour}, failing); err == nil || tries != 1 {
		t.Errorf("%d tries, %v", tries, err)
	}
}

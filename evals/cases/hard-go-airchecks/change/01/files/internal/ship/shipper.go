package ship

import (
	"context"
	"log"
	"os"
	"time"

	"airchecks/internal/index"
	"airchecks/internal/store"
)

// Shipper brings one segment after the other into the archive. Several goroutines may use it.
type Shipper struct {
	store  store.Store
	index  *index.Index
	pauses []time.Duration
}

// NewShipper makes a Shipper with the usual pauses.
func NewShipper(st store.Store, idx *index.Index) *Shipper {
	return &Shipper{store: st, index: idx, pauses: pauses}
}

// Ship puts a segment into the archive and the index, and takes it out of the spool.
func (s *Shipper) Ship(ctx context.Context, job Job) error {
	began := time.Now()
	if err := s.put(ctx, job); err != nil {
		return err
	}
	s.index.Add(job.Segment)
	if err := s.index.Save(); err != nil {
		return err
	}
	if err := os.Remove(job.Path); err != nil {
		return err
	}
	log.Printf("%s: %d kbit/s, in %s", job.Segment.Key(), kilobits(job), time.Since(began).Round(time.Millisecond))
	return nil
}

func (s *Shipper) put(ctx context.Context, job Job) error {
	f, err := os.Open(job.Path)
	if err != nil {
		return err
	}
	defer f.Close()
	return retry(ctx, s.pauses, func() error {
		return unlessThere(s.store.Put(ctx, job.Segment.Key(), f, job.Size))
	})
}

// unlessThere takes a segment that is there for one that was put: an earlier try got there, and only its answer did not
// get back.
func unlessThere(err error) error {
	if err == store.ErrExists {
		return nil
	}
	return err
}

// kilobits are those of a second of the recording.
func kilobits(job Job) int64 {
	return job.Size * 8 / job.Segment.Duration().Milliseconds()
}

// Package ship brings segments from the spool into the archive.
package ship

import (
	"context"
	"log"
	"os"
	"path/filepath"

	"airchecks/internal/index"
	"airchecks/internal/segment"
	"airchecks/internal/store"
)

// All ships what is in the spool and answers how many segments that were. The first error ends it.
func All(ctx context.Context, spool string, st store.Store, idx *index.Index) (int, error) {
	entries, err := os.ReadDir(spool)
	if err != nil {
		return 0, err
	}
	shipped := 0
	for _, entry := range entries {
		if filepath.Ext(entry.Name()) != ".pcm" {
			continue
		}
		s, err := segment.Parse(entry.Name())
		if err != nil {
			log.Print(err)
			continue
		}
		if err := one(ctx, filepath.Join(spool, entry.Name()), s, st, idx); err != nil {
			return shipped, err
		}
		shipped++
	}
	return shipped, nil
}

func one(ctx context.Context, path string, s segment.Segment, st store.Store, idx *index.Index) error {
	there, err := st.Has(ctx, s.Key())
	if err != nil {
		return err
	}
	if !there {
		if err := put(ctx, path, s, st); err != nil {
			return err
		}
	}
	idx.Add(s)
	if err := idx.Save(); err != nil {
		return err
	}
	return os.Remove(path)
}

func put(ctx context.Context, path string, s segment.Segment, st store.Store) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	return st.Put(ctx, s.Key(), f, info.Size())
}

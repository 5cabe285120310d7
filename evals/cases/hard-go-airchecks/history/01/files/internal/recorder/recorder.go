// Package recorder writes what a station sends into the spool.
package recorder

import (
	"fmt"
	"io"
	"os"
	"path/filepath"

	"airchecks/internal/segment"
)

// Record copies the frames of one segment from r. Its file has its name as soon as it is whole, not earlier.
func Record(spool string, s segment.Segment, r io.Reader) error {
	path := filepath.Join(spool, s.FileName())
	f, err := os.Create(path + ".part")
	if err != nil {
		return err
	}
	_, err = io.CopyN(f, r, s.Frames*segment.FrameBytes)
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err != nil {
		return fmt.Errorf("%s: %w", s.Key(), err)
	}
	return os.Rename(path+".part", path)
}

package ship

import (
	"os"
	"path/filepath"
	"sort"

	"airchecks/internal/segment"
)

// Job is a segment that has to be shipped.
type Job struct {
	Segment segment.Segment
	Path    string
	Size    int64
}

// Scan finds the segments in the spool, the oldest first, of whichever station.
func Scan(spool string) ([]Job, error) {
	entries, err := os.ReadDir(spool)
	if err != nil {
		return nil, err
	}
	var jobs []Job
	for _, entry := range entries {
		s, err := segment.Parse(entry.Name())
		if err != nil {
			continue
		}
		info, err := entry.Info()
		if os.IsNotExist(err) {
			// Shipped since the folder was read.
			continue
		}
		if err != nil {
			return nil, err
		}
		jobs = append(jobs, Job{Segment: s, Path: filepath.Join(spool, entry.Name()), Size: info.Size()})
	}
	sort.SliceStable(jobs, func(i, j int) bool {
		return jobs[i].Segment.Start.Before(jobs[j].Segment.Start)
	})
	return jobs, nil
}

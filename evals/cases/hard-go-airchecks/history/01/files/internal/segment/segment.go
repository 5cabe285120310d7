// Package segment knows what a segment is called.
package segment

import (
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"time"
)

const (
	// Rate is the frames of a second, of all recordings.
	Rate = 48000
	// FrameBytes are two samples of 16 bits.
	FrameBytes = 4

	layout = "20060102T150405Z"
)

// Segment is a piece of what a station has sent.
type Segment struct {
	Station string    `json:"station"`
	Start   time.Time `json:"start"`
	Frames  int64     `json:"frames"`
}

// Duration says how long it takes to listen to it.
func (s Segment) Duration() time.Duration {
	return time.Duration(s.Frames) * time.Second / Rate
}

// End is when the next one begins.
func (s Segment) End() time.Time {
	return s.Start.Add(s.Duration())
}

// Key is its name in the archive.
func (s Segment) Key() string {
	return url.PathEscape(s.Station) + "/" + s.Start.UTC().Format(layout)
}

// FileName is its name in the spool.
func (s Segment) FileName() string {
	return fmt.Sprintf("%s_%s_%d.pcm", url.PathEscape(s.Station), s.Start.UTC().Format(layout), s.Frames)
}

// Parse reads a segment from its name in the spool, whatever follows the first dot.
func Parse(name string) (Segment, error) {
	stem, _, _ := strings.Cut(name, ".")
	parts := strings.Split(stem, "_")
	if len(parts) != 3 {
		return Segment{}, fmt.Errorf("%s: no name of a segment", name)
	}
	station, err := url.PathUnescape(parts[0])
	if err != nil || station == "" {
		return Segment{}, fmt.Errorf("%s: no station", name)
	}
	start, err := time.Parse(layout, parts[1])
	if err != nil {
		return Segment{}, fmt.Errorf("%s: no start", name)
	}
	frames, err := strconv.ParseInt(parts[2], 10, 64)
	if err != nil || frames < Rate || frames > 24*3600*Rate {
		return Segment{}, fmt.Errorf("%s: a segment has a second at least and a day at most", name)
	}
	return Segment{Station: station, Start: start, Frames: frames}, nil
}

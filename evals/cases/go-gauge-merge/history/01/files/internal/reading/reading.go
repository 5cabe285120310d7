// Package reading knows the lines of a day file.
package reading

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
)

// Reading is the level of the water at one time.
type Reading struct {
	At    time.Time
	Level float64
}

// Parse reads one line.
func Parse(line string) (Reading, error) {
	at, level, ok := strings.Cut(line, "\t")
	if !ok {
		return Reading{}, fmt.Errorf("no tab in %q", line)
	}
	t, err := time.Parse(time.RFC3339, at)
	if err != nil {
		return Reading{}, fmt.Errorf("time of %q: %w", line, err)
	}
	metres, err := strconv.ParseFloat(level, 64)
	if err != nil {
		return Reading{}, fmt.Errorf("level of %q: %w", line, err)
	}
	if math.IsNaN(metres) || math.IsInf(metres, 0) {
		return Reading{}, fmt.Errorf("level of %q is no number of metres", line)
	}
	return Reading{At: t, Level: metres}, nil
}

// String is the line that Parse reads.
func (r Reading) String() string {
	return r.At.UTC().Format(time.RFC3339) + "\t" + strconv.FormatFloat(r.Level, 'f', 3, 64)
}

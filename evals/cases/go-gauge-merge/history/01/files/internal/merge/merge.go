// Package merge puts the days of a gauge together.
package merge

import (
	"fmt"
	"io"
	"os"
	"strings"

	"example.org/gaugemerge/internal/reading"
)

// Merge writes the readings of the days to out, in the order of days, and answers how many there were.
func Merge(out io.Writer, days []string) (int, error) {
	total := 0
	for _, day := range days {
		text, err := os.ReadFile(day)
		if err != nil {
			return total, fmt.Errorf("open day: %w", err)
		}
		for _, line := range strings.Split(strings.TrimSuffix(string(text), "\n"), "\n") {
			r, err := reading.Parse(line)
			if err != nil {
				return total, fmt.Errorf("%s: %w", day, err)
			}
			if _, err := fmt.Fprintln(out, r); err != nil {
				return total, fmt.Errorf("write: %w", err)
			}
			total++
		}
	}
	return total, nil
}

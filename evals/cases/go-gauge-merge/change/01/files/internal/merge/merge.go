// Package merge puts the days of a gauge together.
package merge

import (
	"bufio"
	"fmt"
	"io"
	"os"

	"example.org/gaugemerge/internal/reading"
)

// Merge writes the readings of the days to out, in the order of days, and answers how many there were.
func Merge(out io.Writer, days []string) (int, error) {
	var (
		total int
		err   error
	)
	w := bufio.NewWriter(out)
	for _, day := range days {
		file, err := os.Open(day)
		if err != nil {
			return total, fmt.Errorf("open day: %w", err)
		}
		defer file.Close()
		count, err := copyDay(w, file)
		total += count
		if err != nil {
			err = fmt.Errorf("%s: %w", day, err)
			break
		}
	}
	if flushErr := w.Flush(); err == nil && flushErr != nil {
		err = fmt.Errorf("write: %w", flushErr)
	}
	return total, err
}

// copyDay copies the readings of one day; every line has to be one.
func copyDay(w io.Writer, day io.Reader) (int, error) {
	count := 0
	lines := bufio.NewScanner(day)
	for lines.Scan() {
		r, err := reading.Parse(lines.Text())
		if err != nil {
			return count, err
		}
		if _, err := fmt.Fprintln(w, r); err != nil {
			return count, err
		}
		count++
	}
	return count, lines.Err()
}

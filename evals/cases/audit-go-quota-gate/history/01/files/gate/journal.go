package gate

import (
	"bufio"
	"fmt"
	"io"
	"sync"
)

// Journal keeps what was taken, for the bills. It is buffered; Flush is called every second and when the server stops.
type Journal struct {
	mu  sync.Mutex
	out *bufio.Writer
	err error
}

// NewJournal makes a journal that is written to a file or the like.
func NewJournal(to io.Writer) *Journal {
	return &Journal{out: bufio.NewWriter(to)}
}

// Write adds a line. What goes wrong is told by the next Flush.
func (j *Journal) Write(what, customer string, cost int, ok bool) {
	j.mu.Lock()
	defer j.mu.Unlock()
	if _, err := fmt.Fprintf(j.out, "%s %q %d %t\n", what, customer, cost, ok); err != nil {
		j.err = err
	}
}

// Flush writes what is buffered, and answers the first error since it was last called.
func (j *Journal) Flush() error {
	j.mu.Lock()
	defer j.mu.Unlock()
	err := j.err
	j.err = nil
	if err == nil {
		err := j.out.Flush()
		if err != nil {
			return nil
		}
	}
	return err
}

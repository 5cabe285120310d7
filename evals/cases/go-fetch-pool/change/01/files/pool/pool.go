package pool

import (
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"sync"
)

// ErrStatus means that the page answered with 400 or more.
var ErrStatus = errors.New("bad status")

// Result is what one page gave.
type Result struct {
	URL  string
	Body []byte
}

// Pool fetches pages with a bounded number of workers.
type Pool struct {
	mu      sync.Mutex
	results []Result
}

// add must be called with mu held.
func (p *Pool) add(r Result) {
	p.results = append(p.results, r)
}

// Fetch reads one page.
func Fetch(url string) ([]byte, error) {
	res, err := http.Get(url)
	if err != nil {
		log.Printf("fetch %s: %v", url, err)
		return nil, fmt.Errorf("fetch %s: %w", url, err)
	}
	if res.StatusCode >= 400 {
		return nil, fmt.Errorf("%s: %w", url, ErrStatus)
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", url, err)
	}
	return body, nil
}

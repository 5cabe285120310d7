package pool

import (
	"fmt"
	"io"
	"net/http"
	"sync"
)

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
		return nil, fmt.Errorf("fetch %s: %w", url, err)
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", url, err)
	}
	return body, nil
}

package pool

import "sync"

// Run fetches every page and keeps what it got. Pages that fail are left out.
func (p *Pool) Run(urls []string) {
	var wg sync.WaitGroup
	for _, url := range urls {
		wg.Add(1)
		go func(u string) {
			defer wg.Done()
			body, err := Fetch(u)
			if err != nil {
				return
			}
			p.mu.Lock()
			defer p.mu.Unlock()
			p.add(Result{URL: u, Body: body})
		}(url)
	}
	wg.Wait()
}

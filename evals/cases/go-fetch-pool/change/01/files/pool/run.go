package pool

import "sync"

// Run fetches every page and keeps what it got. It returns how many pages failed.
func (p *Pool) Run(urls []string) int {
	failed := 0
	var wg sync.WaitGroup
	for _, url := range urls {
		wg.Add(1)
		go func() {
			defer wg.Done()
			body, err := Fetch(url)
			if err != nil {
				failed++
				return
			}
			p.add(Result{URL: url, Body: body})
		}()
	}
	wg.Wait()
	return failed
}

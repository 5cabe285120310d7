# Of twenty pages only some are asked for: the goroutines share the variable of the loop.
func TestProof(t *testing.T) {
	var mu sync.Mutex
	asked := map[string]bool{}
	http.DefaultClient.Transport = answer(func(r *http.Request) (*http.Response, error) {
		mu.Lock()
		defer mu.Unlock()
		asked[r.URL.Path] = true
		return nil, errors.New("down")
	})
	log.SetOutput(io.Discard)
	var urls []string
	for n := 0; n < 20; n++ {
		urls = append(urls, fmt.Sprintf("http://localhost/%d", n))
	}
	new(Pool).Run(urls)
	if len(asked) != 20 {
		t.Fatalf("asked for %d of 20 pages", len(asked))
	}
}
EOF
go test -count=1 -run TestProof ./pool || exit 1

# Whoever holds mu cannot keep Run from adding.
func TestProof(t *testing.T) {
	http.DefaultClient.Transport = answer(func(r *http.Request) (*http.Response, error) {
		return &http.Response{StatusCode: 200, Body: io.NopCloser(strings.NewReader("ok")), Request: r}, nil
	})
	p := new(Pool)
	p.mu.Lock()
	done := make(chan bool)
	go func() {
		p.Run([]string{"http://localhost/a"})
		close(done)
	}()
	select {
	case <-done:
		t.Fatal("added without mu")
	case <-time.After(time.Second):
	}
}
EOF
go test -count=1 -run TestProof ./pool || exit 1

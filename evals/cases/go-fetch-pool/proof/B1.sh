# The body of a page with a bad status is never closed.
type body struct {
	io.Reader
	closed bool
}

func (b *body) Close() error { b.closed = true; return nil }

func TestProof(t *testing.T) {
	given := &body{Reader: strings.NewReader("no")}
	http.DefaultClient.Transport = answer(func(r *http.Request) (*http.Response, error) {
		return &http.Response{StatusCode: 404, Body: given, Request: r}, nil
	})
	_, _ = Fetch("http://localhost/a")
	if !given.closed {
		t.Fatal("the body is still open")
	}
}
EOF
go test -count=1 -run TestProof ./pool || exit 1

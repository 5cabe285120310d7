#!/bin/sh
# Of twenty pages only some are asked for: the goroutines share the variable of the loop.
cat >pool/proof_test.go <<'EOF'
package pool

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"
)

// What proofs need of one another's imports.
var _ = []any{bytes.NewBuffer, errors.New, fmt.Sprint, io.EOF, log.Print, strings.NewReader, time.Second, sync.NewCond}

type answer func(*http.Request) (*http.Response, error)

func (a answer) RoundTrip(r *http.Request) (*http.Response, error) { return a(r) }

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

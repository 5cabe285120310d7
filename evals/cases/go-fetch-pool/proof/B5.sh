#!/bin/sh
# Whoever holds mu cannot keep Run from adding.
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

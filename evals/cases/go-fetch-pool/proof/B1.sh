#!/bin/sh
# The body of a page with a bad status is never closed.
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

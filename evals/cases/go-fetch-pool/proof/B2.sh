#!/bin/sh
# The race detector sees failed, at its own line.
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
	var arrived sync.WaitGroup
	arrived.Add(8)
	http.DefaultClient.Transport = answer(func(r *http.Request) (*http.Response, error) {
		arrived.Done()
		arrived.Wait()
		return nil, errors.New("down")
	})
	log.SetOutput(io.Discard)
	urls := strings.Fields(strings.Repeat("http://localhost/a ", 8))
	fmt.Println("failed:", new(Pool).Run(urls))
}
EOF
go test -race -count=1 -run TestProof ./pool >proof.txt 2>&1
if grep -q "run.go:15" proof.txt; then
  grep -m 1 "DATA RACE" proof.txt
  exit 1
fi

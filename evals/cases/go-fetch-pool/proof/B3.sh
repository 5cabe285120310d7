#!/bin/sh
# The rule of errors: logged or returned, never both.
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
		return nil, errors.New("down")
	})
	var said bytes.Buffer
	log.SetOutput(&said)
	_, err := Fetch("http://localhost/a")
	if err != nil && said.Len() > 0 {
		t.Fatal("returned and logged: " + said.String())
	}
}
EOF
go test -count=1 -run TestProof ./pool || exit 1

#!/bin/sh
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

{{proof}}

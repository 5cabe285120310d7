#!/bin/sh
# README.md: Retry-After is rounded up. It is 0 when half a second is to be waited.
cat >gate/proof_test.go <<'EOF'
package gate

import (
	"testing"
	"time"
)

func TestProof(t *testing.T) {
	w := fresh()
	w.ask("POST", "/take?customer=ann&cost=10")
	w.now = w.now.Add(500 * time.Millisecond)
	expect(t, "Retry-After", w.ask("POST", "/take?customer=ann").Header().Get("Retry-After"), "1")
}
EOF
go test -count=1 -timeout 20s -run TestProof ./... || exit 1

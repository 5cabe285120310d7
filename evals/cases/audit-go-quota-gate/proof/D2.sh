#!/bin/sh
# A negative cost of take adds tokens.
cat >gate/proof_test.go <<'EOF'
package gate

import (
	"testing"
)

func TestProof(t *testing.T) {
	w := fresh()
	w.ask("POST", "/take?customer=ann&cost=10")
	expect(t, "a cost of -10", w.ask("POST", "/take?customer=ann&cost=-10").Code, 400)
	expect(t, "ten more", w.ask("POST", "/take?customer=ann&cost=10").Code, 429)
}
EOF
go test -count=1 -timeout 20s -run TestProof ./... || exit 1

#!/bin/sh
# The goroutine of a reservation stays for an hour, also when it was released.
cat >gate/proof_test.go <<'EOF'
package gate

import (
	"runtime"
	"testing"
)

func TestProof(t *testing.T) {
	w := fresh()
	before := runtime.NumGoroutine()
	for n := 0; n < 1000; n++ {
		id := w.ask("POST", "/reserve?customer=ann").Body.String()
		w.ask("POST", "/release?id="+id[:len(id)-1])
	}
	expect(t, "reservations that are open", len(w.server.reserved.open), 0)
	if more := runtime.NumGoroutine() - before; more > 10 {
		t.Errorf("%d more goroutines", more)
	}
}
EOF
go test -count=1 -timeout 20s -run TestProof ./... || exit 1

#!/bin/sh
# Forget changes the map without the lock.
cat >gate/proof_test.go <<'EOF'
package gate

import (
	"testing"
)

func TestProof(t *testing.T) {
	w := fresh()
	registry := w.server.registry
	registry.observe = func(string, string) {}
	done := make(chan bool)
	go func() {
		for n := 0; n < 2000; n++ {
			registry.Bucket("ann", w.now)
		}
		close(done)
	}()
	for n := 0; n < 2000; n++ {
		registry.Forget("ann")
	}
	<-done
}
EOF
go test -race -count=1 -timeout 60s -run TestProof ./... || exit 1

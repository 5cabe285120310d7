#!/bin/sh
# Forget now calls the observer with the lock held; one that asks the registry waits for ever.
cat >gate/proof_test.go <<'EOF'
package gate

import (
	"testing"
	"time"
)

func TestProof(t *testing.T) {
	w := fresh()
	registry := w.server.registry
	registry.observe = func(string, string) { registry.Len() }
	w.ask("POST", "/take?customer=ann")
	done := make(chan bool)
	go func() {
		registry.Forget("ann")
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(3 * time.Second):
		t.Error("Forget has not returned after three seconds")
	}
}
EOF
go test -count=1 -timeout 20s -run TestProof ./... || exit 1

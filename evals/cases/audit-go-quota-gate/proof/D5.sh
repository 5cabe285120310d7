#!/bin/sh
# Flush answers nil although nothing could be written.
cat >gate/proof_test.go <<'EOF'
package gate

import (
	"errors"
	"testing"
)

func TestProof(t *testing.T) {
	journal := NewJournal(full{})
	journal.Write("take", "ann", 1, true)
	if err := journal.Flush(); err == nil {
		t.Error("Flush answered nil; the disk was full")
	}
}

type full struct{}

func (full) Write([]byte) (int, error) {
	return 0, errors.New("no space left")
}
EOF
go test -count=1 -timeout 20s -run TestProof ./... || exit 1

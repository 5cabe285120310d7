#!/bin/sh
# The end of a reader comes unwrapped: == finds it, with and without a last line break.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R . "$work/tree"
cd "$work/tree"
mkdir cmd/proof
cat >cmd/proof/main.go <<'EOF'
package main

import (
	"fmt"
	"os"
	"strings"

	"example.org/lockers/labels"
)

func main() {
	parcels, err := labels.Read(strings.NewReader("p-1\n\np-2"))
	fmt.Println(parcels, err)
	if len(parcels) != 2 || err != nil {
		os.Exit(1)
	}
}
EOF
GOFLAGS=-mod=mod GOPROXY=off go build -o "$work/proof" ./cmd/proof || exit 2
"$work/proof"

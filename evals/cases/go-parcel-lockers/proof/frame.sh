#!/bin/sh
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
{{proof}}
}
EOF
GOFLAGS=-mod=mod GOPROXY=off go build -o "$work/proof" ./cmd/proof || exit 2
"$work/proof"

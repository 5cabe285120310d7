#!/bin/sh
# A level that ParseFloat takes and that is no number of metres is refused in reading.Parse.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
GOFLAGS=-mod=mod GOPROXY=off go test -count=1 ./internal/reading >"$work/said" || exit 1

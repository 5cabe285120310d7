#!/bin/sh
# The result is there after the deferred Remove, nothing is left beside it, and it closes well.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
GOFLAGS=-mod=mod GOPROXY=off go build -o "$work/gaugemerge" ./cmd/gaugemerge || exit 2
mkdir "$work/there"
printf '2025-03-01T00:00:00Z\t1.000\n' >"$work/day"
"$work/gaugemerge" "$work/there/out" "$work/day" >/dev/null
[ "$(ls -A "$work/there")" = out ]
[ "$(wc -l <"$work/there/out")" -eq 1 ]

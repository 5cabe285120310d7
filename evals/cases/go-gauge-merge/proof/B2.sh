#!/bin/sh
# A line that cannot be read: half of the days are written, and the status is 0.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
GOFLAGS=-mod=mod GOPROXY=off go build -o "$work/gaugemerge" ./cmd/gaugemerge || exit 2
printf '2025-03-01T00:00:00Z\t1.000\n' >"$work/1"
printf 'torn li' >"$work/2"
printf '2025-03-03T00:00:00Z\t3.000\n' >"$work/3"
printf 'the old result\n' >"$work/out"
if "$work/gaugemerge" "$work/out" "$work/1" "$work/2" "$work/3" 2>/dev/null; then
  echo "exit 0; out has $(wc -l <"$work/out") of 3 readings"
  exit 1
fi
[ "$(cat "$work/out")" = 'the old result' ]

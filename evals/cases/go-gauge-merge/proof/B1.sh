#!/usr/bin/env bash
# Files stay open until the last day: 300 days do not fit into a limit of 100 open files.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
GOFLAGS=-mod=mod GOPROXY=off go build -o "$work/gaugemerge" ./cmd/gaugemerge || exit 2
day=0
while [ "$day" -lt 300 ]; do
  printf '2025-03-01T00:00:00Z\t1.000\n' >"$work/day-$day"
  day=$((day + 1))
done
ulimit -n 100
"$work/gaugemerge" "$work/out" "$work"/day-* 2>"$work/said" || {
  cut -c 1-60 "$work/said"
  exit 1
}
[ "$(wc -l <"$work/out")" -eq 300 ] || exit 2

#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."
SPOOL=$(mktemp -d)
PLOTTER='cat'
export SPOOL PLOTTER
trap 'rm -rf "$SPOOL"' EXIT

echo plan >"$SPOOL/plan.plt"
bin/spool-hold plan.plt
[ -z "$(bin/spool-next)" ]
bin/spool-release
[ "$(bin/spool-next)" = plan ]
# No such job: it has to fail.
if bin/spool-hold nothing.plt; then exit 1; fi

echo floor >"$SPOOL/ground floor.plt"
[ "$(bin/spool-next)" = floor ]

name=$'first\nfloor.plt'
echo first >"$SPOOL/$name"
bin/spool-hold "$name"
bin/spool-release
[ "$(bin/spool-next)" = first ]
echo ok

#!/bin/sh
# held && continue at the head of the loop of spool-next: a spool of held jobs ends with 0.
set -eu
SPOOL=$(mktemp -d)
PLOTTER='cat'
export SPOOL PLOTTER
trap 'rm -rf "$SPOOL"' EXIT
touch "$SPOOL/a.plt"
bin/spool-hold a.plt
bin/spool-next
[ -e "$SPOOL/a.plt" ]

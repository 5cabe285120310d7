#!/bin/sh
# cut takes the time off and leaves the blanks of a name; the older job goes first.
set -eu
SPOOL=$(mktemp -d)
PLOTTER='cat'
export SPOOL PLOTTER
trap 'rm -rf "$SPOOL"' EXIT
echo new >"$SPOOL/1 a  b.plt"
echo old >"$SPOOL/2 c  d.plt"
touch -d '1 hour ago' "$SPOOL/2 c  d.plt"
[ "$(bin/spool-next)" = old ]
[ "$(bin/spool-next)" = new ]

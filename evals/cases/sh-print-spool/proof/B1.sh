#!/bin/sh
# Three jobs wait and the display says that none does; on main it says three.
set -eu
SPOOL=$(mktemp -d)
PLOTTER='cat'
export SPOOL PLOTTER
trap 'rm -rf "$SPOOL"' EXIT
touch "$SPOOL/a.plt" "$SPOOL/b.plt" "$SPOOL/c.plt"
seen=$(bin/spool-count)
echo "$seen"
[ "$seen" = '3 waiting' ] || exit 1

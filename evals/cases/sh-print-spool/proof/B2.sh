#!/bin/sh
# spool-release fails when the newest job is not held; on main it ends with 0.
set -eu
SPOOL=$(mktemp -d)
PLOTTER='cat'
export SPOOL PLOTTER
trap 'rm -rf "$SPOOL"' EXIT
touch -d '1 hour ago' "$SPOOL/a.plt"
touch "$SPOOL/b.plt"
bin/spool-hold a.plt
bin/spool-release || { echo "ended with $?"; exit 1; }
[ ! -e "$SPOOL/a.plt.held" ]

#!/bin/bash
# September is 09, which is no octal number: 10# reads it as nine, and so does August as eight.
set -eu
HIVES=$(mktemp -d)
export HIVES
trap 'rm -rf "$HIVES"' EXIT
date() {
  if [ "$*" = +%m ]; then echo "$month"; else command date "$@"; fi
}
export -f date
printf '2026-08-01 27900\n2026-08-02 27800\n' >"$HIVES/nw1"
export month=08
[ -z "$(bin/hive-warn)" ]
month=09
[ "$(bin/hive-warn)" = 'nw1 starves' ]

#!/bin/sh
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
MAST_LOGS="$here/test/logs"
export MAST_LOGS

# prints TEXT SCRIPT DAY
prints() {
  got=$("$here/bin/$2" "$3")
  [ "$got" = "$1" ] || {
    echo "$2 $3: $got" >&2
    exit 1
  }
}

# ends STATUS SCRIPT DAY
ends() {
  status=0
  "$here/bin/$2" "$3" >/dev/null 2>&1 || status=$?
  [ "$status" = "$1" ] || {
    echo "$2 $3: $status" >&2
    exit 1
  }
}

prints '2026-02-01 -3.0 11.0 2.0' means 2026-02-01
prints '2026-02-01 -2.5 12:30 14.0 12:10' extremes 2026-02-01
prints '' means 2026-02-02
prints '' extremes 2026-02-02
ends 2 means 2026-2-1
ends 3 extremes 2026-02-30

echo ok

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

for script in means extremes gaps; do
  # No day at all, one that is written otherwise, one that leaves the folder, and one without a log.
  ends 2 "$script" ''
  ends 2 "$script" 2026-2-1
  ends 2 "$script" ../logs/2026-02-01
  ends 3 "$script" 2026-02-30
done

silent=$("$here/bin/gaps" 2026-02-01 | wc -l)
[ "$silent" -eq 24 ]
export MAST_SORT='-S 1M --parallel=1'
prints '2026-02-01 -3.0 11.0 2.0' means 2026-02-01

echo ok

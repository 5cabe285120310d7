#!/bin/sh
# Exit in the command substitution ends the script with the same status, before anything is printed.
set -eu
MAST_LOGS="$(pwd)/test/logs"
export MAST_LOGS
for script in means extremes gaps; do
  for asked in 2: 2:2026-2-1 2:../logs/2026-02-01 3:2026-02-30; do
    status=0
    said=$("bin/$script" "${asked#*:}" 2>/dev/null) || status=$?
    test "$status" = "${asked%%:*}"
    test -z "$said"
    "bin/$script" "${asked#*:}" 2>&1 >/dev/null | grep -q "^$script: "
  done
done

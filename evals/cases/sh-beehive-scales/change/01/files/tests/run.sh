#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."
HIVES=$(mktemp -d)
export HIVES
date() {
  if [ "$*" = +%m ]; then echo 09; else command date "$@"; fi
}
export -f date
trap 'rm -rf "$HIVES"' EXIT

for grams in 42000 41800; do bin/hive-weigh nw1 $grams; done
for grams in 42000 39900; do bin/hive-weigh nw2 $grams; done
[ "$(bin/hive-warn)" = 'nw2 lost 2100 g' ]

for grams in 27900 27800; do bin/hive-weigh se10 $grams; done
[ "$(bin/hive-warn)" = $'nw2 lost 2100 g\nse10 starves' ]
# Eight grams are no hive, and it has to say so.
if bin/hive-weigh se10 8 2>/dev/null; then exit 1; fi
[ -z "$(HIVES=$HIVES/none bin/hive-warn)" ]
echo ok

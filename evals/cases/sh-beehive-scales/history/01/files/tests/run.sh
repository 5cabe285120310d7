#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."
HIVES=$(mktemp -d)
export HIVES
trap 'rm -rf "$HIVES"' EXIT

for grams in 42000 41800; do bin/hive-weigh nw1 $grams; done
for grams in 42000 39900; do bin/hive-weigh nw2 $grams; done
[ "$(bin/hive-warn)" = 'nw2 lost 2100 g' ]
echo ok

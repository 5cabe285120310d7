#!/bin/sh
# The rewrite with mapfile says of swarms what the lines with head and tail said.
set -eu
HIVES=$(mktemp -d)
export HIVES
trap 'rm -rf "$HIVES"' EXIT
for grams in 50000 42000 40500; do bin/hive-weigh nw1 $grams; done
for grams in 40000 42000 40499; do bin/hive-weigh nw2 $grams; done
for grams in 40000 48000; do bin/hive-weigh nw3 $grams; done
[ "$(bin/hive-warn | grep lost)" = 'nw2 lost 1501 g' ]

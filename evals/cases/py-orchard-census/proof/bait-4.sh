#!/bin/sh
# One sort gives the order that two gave.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import itertools, sys
from census.count import by_sort
from census.tree import Tree
for sorts in itertools.product("aäbB", repeat=5):
    counts = {sort: sorts.count(sort) for sort in sorts}
    two = sorted(sorted(counts.items(), key=lambda row: row[0]), key=lambda row: row[1], reverse=True)
    if by_sort([Tree(sort, 1) for sort in sorts]) != two:
        sys.exit(10)
sys.exit(0)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

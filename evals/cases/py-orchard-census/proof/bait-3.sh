#!/bin/sh
# A girth of 0 does not get through read, and unknown ones are not counted.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
from census.count import stout
from census.read import BadRow, trees
try:
    trees("Boskoop;80;0")
except BadRow:
    sys.exit(0 if stout(trees("a;1;150\nb;1\nc;1;149\n"), 150) == 1 else 10)
sys.exit(10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

#!/bin/sh
# A row has both of its cells, each as wide as before.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
from census.report import report
from census.tree import Tree
first = report([Tree("Boskoop", 80)]).split("\n")[0]
sys.exit(0 if first == "Boskoop".ljust(24) + "1".ljust(6) else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

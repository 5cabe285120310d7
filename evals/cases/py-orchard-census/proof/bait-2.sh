#!/bin/sh
# Rounded up for every number of grafts.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
from census.plan import PER_ROW, rows_needed
sys.exit(0 if all(rows_needed(n) == n // PER_ROW + (n % PER_ROW > 0) for n in range(5000)) else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

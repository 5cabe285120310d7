#!/bin/sh
# An empty list of closed days closes no day, as none does.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
from pool.kinds import closed_days
sys.exit(0 if closed_days({"closed_days": []}) == closed_days({}) == frozenset() else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

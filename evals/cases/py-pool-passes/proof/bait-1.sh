#!/bin/sh
# An empty label gives the name.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
from pool.kinds import label
sys.exit(0 if label({"name": "family", "label": ""}) == label({"name": "family"}) == "Family" else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

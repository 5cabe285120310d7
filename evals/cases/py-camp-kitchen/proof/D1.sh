#!/bin/sh
# A dish of Monday is cooked on every day. Cannot fail on main, where there are no weeks.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
try:
    from kitchen.week import cooked
except ModuleNotFoundError:
    sys.exit(0)
days = cooked([("Mon", "soup", 8)])
print("cooked on Tuesday:", days["Tue"])
sys.exit(10 if days["Tue"] else 0)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

#!/bin/sh
# No days of grace are three. So it is on main too: the fix says all numbers, and mends one.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
from datetime import date
from pool.expiry import last_day
last = last_day({"name": "child", "grace_days": 0}, date(2026, 9, 13))
print("a child's pass that ends on 13 September: until", last.day)
sys.exit(0 if last == date(2026, 9, 13) else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

#!/bin/sh
# The rows after a bad one are not shown. On main a bad row is refused with the whole timetable.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
from ferry.timetable import BadRow, departures
try:
    found = [one.to for one in departures("08:15;Skerry;foot\n8.40;Northholm;car\n09:00;Outer Bank;car\n")]
except BadRow:
    sys.exit(0)
print("shown:", ", ".join(found))
sys.exit(0 if found == ["Skerry", "Outer Bank"] else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

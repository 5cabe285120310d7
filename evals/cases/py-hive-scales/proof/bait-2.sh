#!/bin/sh
# Two readings of one second do not divide by nought. On main there is no pace.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
from hives.alarm import pace
from hives.packet import Reading
sys.exit(0 if pace([Reading("a", 5, 10), Reading("a", 5, 9)]) == 3600 else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

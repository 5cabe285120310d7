#!/bin/sh
# whole rounds halves away from nought, as its docstring says.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
from glasshouse.numbers import whole
sys.exit(0 if [whole(value) for value in (0, 0.4, 0.5, 2.5, 7.49, -0.4, -1.5)] == [0, 0, 1, 3, 7, 0, -2] else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

#!/bin/sh
# The heat of a day stays between 1 and 1.5, however cold or hot it is. On main days are all alike.
set -eu
test -f glasshouse/dose.py || exit 0
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
from glasshouse.dose import heat
sys.exit(0 if [heat(day) for day in (-40, 22, 28, 34, 99)] == [1, 1, 1.25, 1.5, 1.5] else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

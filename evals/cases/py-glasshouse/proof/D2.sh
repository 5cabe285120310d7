#!/bin/sh
# Soil drier than dry gets more than all of the water. On main there is no need to reckon with.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
try:
    from glasshouse.dose import need
except ModuleNotFoundError:
    sys.exit(0)
seen = [need(soil) for soil in (-2, 0, 20)]
print("need at -2, 0 and 20 per cent:", *seen)
sys.exit(0 if seen == [1, 1, 1] else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

#!/bin/sh
# defaultdict(Fraction) begins each sum at nought, and sums of fractions are exact.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
from collections import defaultdict
from fractions import Fraction
sums = defaultdict(Fraction)
for _ in range(3):
    sums["onions", "kg"] += Fraction("1/3")
sys.exit(0 if sums == {("onions", "kg"): 1} else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

# defaultdict(Fraction) begins each sum at nought, and sums of fractions are exact.
import sys
from collections import defaultdict
from fractions import Fraction
sums = defaultdict(Fraction)
for _ in range(3):
    sums["onions", "kg"] += Fraction("1/3")
sys.exit(0 if sums == {("onions", "kg"): 1} else 10)

# Two readings of one second do not divide by nought. On main there is no pace.
import sys
from hives.alarm import pace
from hives.packet import Reading
sys.exit(0 if pace([Reading("a", 5, 10), Reading("a", 5, 9)]) == 3600 else 10)

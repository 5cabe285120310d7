# Two readings of one second do not divide by nought. On main there is no pace.
from hives.alarm import pace
sys.exit(0 if pace([Reading("a", 5, 10), Reading("a", 5, 9)]) == 3600 else 10)

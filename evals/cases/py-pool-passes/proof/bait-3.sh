# Staff come on closed days and not after the end; others do neither. On main staff cannot come.
from datetime import date
from pool.gate import Pass, opens
kind, end = {"name": "early", "closed_days": ["sat"], "grace_days": 1}, date(2026, 9, 13)
days = [date(2026, 7, 4), date(2026, 9, 15), date(2026, 7, 1)]
staff = [opens(Pass(1, "early", end, staff=True), kind, day) for day in days]
guest = [opens(Pass(1, "early", end, paid=True), kind, day) for day in days]
sys.exit(0 if staff == [True, False, True] and guest == [False, False, True] else 10)

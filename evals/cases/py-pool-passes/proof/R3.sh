# No days ahead are fourteen. So it is on main too: the fix says all numbers, and mends one.
from datetime import date
from pool.lanes import first_day
first = first_day({"name": "child", "book_ahead_days": 0}, date(2026, 7, 20))
print("a child books a lane for 20 July from:", first.day)
sys.exit(0 if first == date(2026, 7, 20) else 10)

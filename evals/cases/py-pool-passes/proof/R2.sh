# No days of grace are three. So it is on main too: the fix says all numbers, and mends one.
from datetime import date
from pool.expiry import last_day
last = last_day({"name": "child", "grace_days": 0}, date(2026, 9, 13))
print("a child's pass that ends on 13 September: until", last.day)
sys.exit(0 if last == date(2026, 9, 13) else 10)

# The gate opens for a pass that was paid and then blocked.
from datetime import date
from pool.gate import Pass, opens
lost = Pass(4, "season", date(2026, 9, 13), paid=True, blocked=True)
seen = opens(lost, {"name": "season"}, date(2026, 7, 1))
print("paid and blocked:", "opens" if seen else "stays shut")
sys.exit(10 if seen else 0)

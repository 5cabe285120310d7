# Before six in the morning the day before has not ended, and is estimated all the same.
from datetime import timedelta
from gas.days import gas_day
for day, litres in ((3, 3000), (4, 4000), (5, 5000)):
    readings.add(book, "G0000001", date(2026, 1, day), litres)
now = datetime(2026, 1, 7, 3, 0, tzinfo=timezone.utc)
estimate.fill(book, now)
days = [row["day"] for row in estimate.listing(book, "day")]
print("the running gas day:", gas_day(now), "estimated:", days)
sys.exit(10 if str(gas_day(now)) in days else 0)

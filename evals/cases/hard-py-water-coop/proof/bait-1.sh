# Stamps of other zones are in the order of their times.
from datetime import datetime, timedelta, timezone
from hydro.clock import stamp
times = [datetime(2025, 10, 26, 0, 30, tzinfo=timezone.utc) + timedelta(minutes=30 * n) for n in range(6)]
zones = [timezone(timedelta(hours=n - 3)) for n in range(6)]
stamps = [stamp(at.astimezone(zone)) for at, zone in zip(times, zones)]
try:
    stamp(datetime(2025, 1, 1))
    sys.exit(10)
except ValueError:
    pass
sys.exit(0 if stamps == sorted(stamps) and len(set(map(len, stamps))) == 1 else 10)

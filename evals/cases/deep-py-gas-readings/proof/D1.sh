#!/bin/sh
# The true reading of a day comes late, and the estimate stays.
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=. python3 - <<'EOF'
import sys
from datetime import date, datetime, timezone
from gas import billing, db, estimate, intake, meters, readings
from gas.archive import Archive
from gas.web import Office
book = db.connect()
meters.register(book, "G0000001", "Ann", date(2026, 1, 1))
for day, litres in ((4, 4000), (5, 5000)):
    readings.add(book, "G0000001", date(2026, 1, day), litres)
estimate.fill(book, datetime(2026, 1, 7, 12, 0, tzinfo=timezone.utc))
readings.receive(book, "G0000001", datetime(2026, 1, 7, 5, 30, tzinfo=timezone.utc), 5100)
state = readings.state(book, "G0000001", date(2026, 1, 6))
print("sent: 5100, kept:", state)
sys.exit(0 if state == 5100 else 10)
EOF
case $? in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

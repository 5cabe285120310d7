#!/bin/sh
# One meter without a reading ends the whole run of bills.
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=. python3 - <<'EOF'
import sys
from datetime import date, datetime, timezone
from gas import billing, db, estimate, intake, meters, readings
from gas.archive import Archive
from gas.web import Office
book = db.connect()
meters.register(book, "G0000001", "Ann", date(2026, 1, 1))
meters.register(book, "G0000002", "Bo", date(2026, 1, 1))
for day, litres in ((5, 1000), (7, 4000)):
    readings.add(book, "G0000001", date(2026, 1, day), litres)
try:
    print("bills:", billing.bills(book, date(2026, 1, 5), date(2026, 1, 7)))
except TypeError as error:
    print("bills:", error)
    sys.exit(10)
EOF
case $? in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

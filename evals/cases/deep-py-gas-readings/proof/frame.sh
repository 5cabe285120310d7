#!/bin/sh
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=. python3 - <<'EOF'
import sys
from datetime import date, datetime, timezone
from gas import billing, db, estimate, intake, meters, readings
from gas.archive import Archive
from gas.web import Office
book = db.connect()
meters.register(book, "G0000001", "Ann", date(2026, 1, 1))
{{proof}}
EOF
case $? in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

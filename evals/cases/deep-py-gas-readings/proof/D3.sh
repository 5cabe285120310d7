#!/bin/sh
# The number of a meter in an address leads out of the archive.
PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=. python3 - <<'EOF'
import sys
from datetime import date, datetime, timezone
from gas import billing, db, estimate, intake, meters, readings
from gas.archive import Archive
from gas.web import Office
book = db.connect()
meters.register(book, "G0000001", "Ann", date(2026, 1, 1))
import tempfile
from pathlib import Path
top = Path(tempfile.mkdtemp())
(top / "letters").mkdir()
(top / "letters" / "2026-01-05.json").write_text("a letter")
(top / "archive").mkdir()
answer = Office(book, Archive(top / "archive")).get("/message?meter=../letters&day=2026-01-05")
print("answer:", answer)
sys.exit(10 if answer == (200, "a letter") else 0)
EOF
case $? in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

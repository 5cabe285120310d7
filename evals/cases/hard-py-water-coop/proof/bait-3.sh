#!/bin/sh
# A connection has one reading of a time.
set -eu
seen=0
python3 -B - <<'END' || seen=$?
import sqlite3, sys
from hydro import db
conn = db.connect(":memory:")
conn.execute("INSERT INTO connections VALUES ('C-1', 'Egger')")
conn.execute("INSERT INTO readings VALUES ('C-1', '2025-07-01T05:00Z', 1, 'hand')")
try:
    conn.execute("INSERT INTO readings VALUES ('C-1', '2025-07-01T05:00Z', 2, 'radio')")
    sys.exit(10)
except sqlite3.IntegrityError:
    sys.exit(0)
END
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

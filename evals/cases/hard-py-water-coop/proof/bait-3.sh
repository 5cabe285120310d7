# A connection has one reading of a time.
import sqlite3
conn.execute("INSERT INTO readings VALUES ('C-1', '2025-07-01T05:00Z', 1, 'hand')")
try:
    conn.execute("INSERT INTO readings VALUES ('C-1', '2025-07-01T05:00Z', 2, 'radio')")
    sys.exit(10)
except sqlite3.IntegrityError:
    sys.exit(0)

# Two connections that are read in turn.
from hydro import consumption
conn = db.connect(":memory:")
for name in ("C-1", "C-2"):
    conn.execute("INSERT INTO connections VALUES (?, 'Egger')", (name,))
    for at, litres in (("2025-05-31T22:00Z", 1000), ("2025-06-30T22:00Z", 8000)):
        conn.execute("INSERT INTO readings VALUES (?, ?, ?, 'hand')", (name, at, litres))
used = consumption.per_month(conn, "2025-06")
print(used)
sys.exit(0 if used == {"C-1": 7000, "C-2": 7000} else 10)

# What fails inside is undone by itself, and the rest is kept.
conn = db.connect(":memory:")
with db.transaction(conn):
    conn.execute("INSERT INTO connections VALUES ('C-1', 'Egger')")
    try:
        with db.transaction(conn):
            conn.execute("INSERT INTO connections VALUES ('C-2', 'Moser')")
            raise ValueError
    except ValueError:
        pass
rows = [row[0] for row in conn.execute("SELECT id FROM connections")]
sys.exit(0 if rows == ["C-1"] and not conn.in_transaction else 10)

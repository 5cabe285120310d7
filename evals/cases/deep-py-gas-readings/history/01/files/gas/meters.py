import re

METER_ID = re.compile(r"G[0-9]{7}")


def register(db, meter, customer, installed):
    if not METER_ID.fullmatch(meter):
        raise ValueError(f"not the number of a meter: {meter}")
    with db:
        db.execute(
            "INSERT INTO meter (id, customer, installed) VALUES (?, ?, ?)",
            (meter, customer, installed.isoformat()),
        )


def remove(db, meter, day):
    with db:
        db.execute("UPDATE meter SET removed = ? WHERE id = ?", (day.isoformat(), meter))


def in_use(db, day):
    """Numbers of the meters that hang on a wall on that day."""
    rows = db.execute(
        "SELECT id FROM meter WHERE installed <= ? AND (removed IS NULL OR removed > ?) ORDER BY id",
        (day.isoformat(), day.isoformat()),
    )
    return [row["id"] for row in rows]

from gas.days import gas_day


class MissingReading(LookupError):
    """There is no reading of a meter for a day."""


def add(db, meter, day, litres):
    """Keeps the state of a meter at the end of a day. The first one stands."""
    with db:
        db.execute(
            "INSERT OR IGNORE INTO reading (meter, day, litres) VALUES (?, ?, ?)",
            (meter, day.isoformat(), litres),
        )


def receive(db, meter, sent_at, litres):
    """Keeps what a meter has sent."""
    add(db, meter, gas_day(sent_at), litres)


def state(db, meter, day):
    row = db.execute(
        "SELECT litres FROM reading WHERE meter = ? AND day = ?", (meter, day.isoformat())
    ).fetchone()
    if row is None:
        raise MissingReading(f"{meter} on {day}")
    return row["litres"]


def used(db, meter, first, last):
    """Litres used after the first day, up to the end of the last."""
    return state(db, meter, last) - state(db, meter, first)

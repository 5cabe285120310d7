from gas.days import gas_day


class MissingReading(LookupError):
    """There is no reading of a meter for a day."""


def add(db, meter, day, litres, estimated=False):
    """Keeps the state of a meter at the end of a day. The first one stands."""
    with db:
        db.execute(
            "INSERT OR IGNORE INTO reading (meter, day, litres, estimated) VALUES (?, ?, ?, ?)",
            (meter, day.isoformat(), litres, int(estimated)),
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


def last_states(db, meter, before, count):
    """The latest (day, litres) before a day that a meter has sent itself, newest first."""
    rows = db.execute(
        "SELECT day, litres FROM reading WHERE meter = ? AND day < ? AND NOT estimated ORDER BY day DESC LIMIT ?",
        (meter, before.isoformat(), count),
    )
    return [(row["day"], row["litres"]) for row in rows]


def used(db, meter, first, last):
    """Litres used after the first day, up to the end of the last; None where one of the states is not known."""
    try:
        return state(db, meter, last) - state(db, meter, first)
    except MissingReading:
        return None

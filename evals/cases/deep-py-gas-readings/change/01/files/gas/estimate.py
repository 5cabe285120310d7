from datetime import timezone

from gas import meters, readings
from gas.days import parse_day

LOOK_BACK = 8
ORDERS = {"meter": "meter, day", "day": "day, meter", "litres": "litres DESC"}


def fill(db, now):
    """Estimates the day that has ended last for all meters without a state. Answers their numbers."""
    day = _day_before(now)
    filled = []
    for meter in meters.in_use(db, day):
        if _has_state(db, meter, day):
            continue
        litres = _next_state(readings.last_states(db, meter, day, LOOK_BACK), day)
        if litres is not None:
            readings.add(db, meter, day, litres, estimated=True)
            filled.append(meter)
    return filled


def listing(db, order):
    """All estimates; `order` is one of ORDERS."""
    return db.execute(
        f"SELECT meter, day, litres FROM reading WHERE estimated ORDER BY {ORDERS[order]}"
    ).fetchall()


def _day_before(now):
    today = now.astimezone(timezone.utc).date()
    return today.fromordinal(today.toordinal() - 1)


def _has_state(db, meter, day):
    try:
        readings.state(db, meter, day)
    except readings.MissingReading:
        return False
    return True


def _next_state(states, day):
    """The last state and the mean use of a day since the first, for each day that is missing."""
    if len(states) < 2:
        return None
    (last_day, last), (first_day, first) = states[0], states[-1]
    span = (parse_day(last_day) - parse_day(first_day)).days
    missing = (day - parse_day(last_day)).days
    return last + (last - first) * missing // span

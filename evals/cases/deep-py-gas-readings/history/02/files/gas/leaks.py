from gas import meters, readings
from gas.days import days

# Litres that an empty flat with a pilot light burns at most in a day.
PILOT = 400


def suspects(db, first, last):
    """Meters that used gas on every single day, though nobody is at home."""
    found = []
    for meter in meters.in_use(db, last):
        states = [_state(db, meter, day) for day in days(first, last)]
        known = [state for state in states if state is not None]
        if len(known) > 1 and all(b - a > PILOT for a, b in zip(known, known[1:])):
            found.append(meter)
    return found


def _state(db, meter, day):
    try:
        return readings.state(db, meter, day)
    except readings.MissingReading:
        return None

from gas import meters, readings
from gas.units import cubic_metres


def monthly(db, first, last):
    """One line a meter: its number and what it used."""
    return [f"{meter} {cubic_metres(_used(db, meter, first, last))}" for meter in meters.in_use(db, last)]


def _used(db, meter, first, last):
    try:
        return readings.used(db, meter, first, last)
    except readings.MissingReading:
        return None

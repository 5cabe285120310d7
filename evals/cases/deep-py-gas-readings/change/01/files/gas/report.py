from gas import meters, readings
from gas.units import cubic_metres


def monthly(db, first, last):
    """One line a meter: its number and what it used."""
    return [f"{meter} {cubic_metres(readings.used(db, meter, first, last))}" for meter in meters.in_use(db, last)]

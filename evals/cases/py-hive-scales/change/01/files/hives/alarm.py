from hives.packet import Reading

HOUR = 3600
LOSS = 1000


def lost(readings: list[Reading]) -> int:
    """Grams that a hive has lost within the last hour."""
    if not readings:
        return 0
    last = readings[-1]
    return max(one.grams for one in readings if one.time > last.time - HOUR) - last.grams


def pace(readings: list[Reading]) -> int:
    """Grams an hour at the pace of the last two readings, nought if there are fewer."""
    if len(readings) < 2:
        return 0
    one, last = readings[-2:]
    return (one.grams - last.grams) * HOUR // max(last.time - one.time, 1)


def is_alarm(readings: list[Reading]) -> bool:
    return lost(readings) > LOSS

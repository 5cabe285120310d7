from hives.packet import Reading

HOUR = 3600
LOSS = 1000


def lost(readings: list[Reading]) -> int:
    """Grams that a hive has lost within the last hour."""
    if not readings:
        return 0
    last = readings[-1]
    return max(one.grams for one in readings if one.time > last.time - HOUR) - last.grams


def is_alarm(readings: list[Reading]) -> bool:
    return lost(readings) > LOSS

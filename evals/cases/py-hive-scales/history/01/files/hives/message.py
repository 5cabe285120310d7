from datetime import datetime, timezone

from hives.alarm import lost
from hives.packet import Reading


# The modem cuts a message at 70 bytes, without a word, and the time stands at its end.
# Names have up to 24 bytes, weights up to six digits.
def message(readings: list[Reading]) -> bytes:
    """The text message about a hive that loses weight."""
    last = readings[-1]
    at = datetime.fromtimestamp(last.time, timezone.utc)
    return f"{last.hive}: {lost(readings)} g lost, {last.grams} g left, {at:%d.%m. %H:%M}".encode()

from datetime import datetime, timezone

from hives.alarm import lost, pace
from hives.packet import Reading


# The modem cuts a message at 70 bytes, without a word, and the time stands at its end.
# Names have up to 24 bytes, weights up to six digits.
def message(readings: list[Reading]) -> bytes:
    """The text message about a hive that loses weight."""
    last = readings[-1]
    at = datetime.fromtimestamp(last.time, timezone.utc)
    loss = f"{lost(readings)} g lost ({pace(readings)} g an hour)"
    return f"{last.hive}: {loss}, {last.grams} g left, {at:%d.%m. %H:%M}".encode()

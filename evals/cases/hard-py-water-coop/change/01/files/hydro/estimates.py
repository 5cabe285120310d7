"""What a meter showed between two readings."""

from bisect import bisect_right
from dataclasses import dataclass
from datetime import datetime

from hydro.clock import from_stamp, stamp


@dataclass(frozen=True)
class Reading:
    at: str
    litres: int


def litres_at(readings: list[Reading], moment: datetime) -> int | None:
    """On a straight line between the readings before and after; None when one of them is missing."""
    wanted = stamp(moment)
    after = bisect_right([reading.at for reading in readings], wanted)
    if after == 0:
        return None
    before = readings[after - 1]
    if before.at == wanted:
        return before.litres
    if after == len(readings):
        return None
    return _between(before, readings[after], moment)


def _between(before: Reading, after: Reading, moment: datetime) -> int:
    whole = from_stamp(after.at) - from_stamp(before.at)
    part = moment - from_stamp(before.at)
    return before.litres + round((after.litres - before.litres) * (part / whole))

"""What was used, from what was read."""

import sqlite3
from datetime import timedelta
from itertools import groupby
from operator import itemgetter

from hydro.clock import month_bounds, stamp
from hydro.estimates import Reading, litres_at

# Behind the hill somebody comes by four times a year.
_AROUND = timedelta(days=100)


def per_month(conn: sqlite3.Connection, month: str) -> dict[str, int]:
    """Litres by connection, from the first midnight of the month to that of the month after."""
    start, end = month_bounds(month)
    rows = conn.execute(
        "SELECT connection, at, litres FROM readings WHERE at BETWEEN ? AND ? ORDER BY at",
        (stamp(start - _AROUND), stamp(end + _AROUND)),
    )
    used = {}
    for connection, group in groupby(rows, key=itemgetter("connection")):
        readings = [Reading(row["at"], row["litres"]) for row in group]
        first, last = litres_at(readings, start), litres_at(readings, end)
        if first is not None and last is not None:
            used[connection] = last - first
    return used

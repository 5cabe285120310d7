"""What was used, from what was read."""

import sqlite3
from itertools import groupby
from operator import itemgetter

from hydro.clock import month_bounds, stamp


def per_month(conn: sqlite3.Connection, month: str) -> dict[str, int]:
    """Litres by connection, from the first reading of the month to the first of the month after."""
    start, end = month_bounds(month)
    rows = conn.execute(
        "SELECT connection, at, litres FROM readings WHERE at >= ? ORDER BY connection, at",
        (stamp(start),),
    )
    used = {}
    for connection, group in groupby(rows, key=itemgetter("connection")):
        readings = list(group)
        later = [row["litres"] for row in readings if row["at"] >= stamp(end)]
        if later and readings[0]["at"] < stamp(end):
            used[connection] = later[0] - readings[0]["litres"]
    return used

"""Where water runs while everybody sleeps."""

import sqlite3
from datetime import date, datetime, time, timedelta

from hydro.clock import LOCAL, stamp
from hydro.estimates import Reading, litres_at

_FROM, _UNTIL = time(1, 0), time(4, 0)
_AROUND = timedelta(hours=3)

# Fewer nights say nothing: a washing machine runs at night as well.
_NIGHTS = 3


def suspected(conn: sqlite3.Connection, last: date, nights: int = 7) -> dict[str, int]:
    """Connections where water ran in every night that is known, with the litres of the quietest one."""
    days = [last - timedelta(days=back) for back in range(nights)]
    found = {}
    for (connection,) in conn.execute("SELECT id FROM connections ORDER BY id").fetchall():
        used = [litres for day in days if (litres := _used(conn, connection, day)) is not None]
        if len(used) >= _NIGHTS and min(used) > 0:
            found[connection] = min(used)
    return found


def _used(conn: sqlite3.Connection, connection: str, day: date) -> int | None:
    start = datetime.combine(day, _FROM, LOCAL)
    end = datetime.combine(day, _UNTIL, LOCAL)
    rows = conn.execute(
        "SELECT at, litres FROM readings WHERE connection = ? AND at BETWEEN ? AND ? ORDER BY at",
        (connection, stamp(start - _AROUND), stamp(end + _AROUND)),
    )
    readings = [Reading(row["at"], row["litres"]) for row in rows]
    first, last = litres_at(readings, start), litres_at(readings, end)
    return None if first is None or last is None else last - first

"""Readings that somebody took from the dial."""

import sqlite3
from datetime import datetime

from hydro import meters
from hydro.clock import LOCAL, stamp


def enter(conn: sqlite3.Connection, connection: str, dial: int, when: str) -> None:
    """`when` is what the reader's telephone showed, `2025-07-01 09:30`."""
    meter = meters.at_connection(conn, connection)
    if meter is None:
        raise LookupError(f"no meter hangs at {connection}")
    at = datetime.strptime(when, "%Y-%m-%d %H:%M").replace(tzinfo=LOCAL)
    conn.execute(
        "INSERT INTO readings (connection, at, litres, source) VALUES (?, ?, ?, 'hand')",
        (connection, stamp(at), meter.base_litres + dial),
    )

"""Meters and the connections they hang at."""

import sqlite3
from dataclasses import dataclass

from hydro.db import transaction


@dataclass(frozen=True)
class Meter:
    serial: str
    connection: str
    litres_per_pulse: int
    base_litres: int


def by_serial(conn: sqlite3.Connection, serial: str) -> Meter | None:
    """The meter, unless it was removed."""
    return _one(conn, "serial = ?", serial)


def at_connection(conn: sqlite3.Connection, connection: str) -> Meter | None:
    return _one(conn, "connection = ?", connection)


def install(conn: sqlite3.Connection, serial: str, connection: str, litres_per_pulse: int) -> None:
    conn.execute(
        "INSERT INTO meters (serial, connection, litres_per_pulse) VALUES (?, ?, ?)",
        (serial, connection, litres_per_pulse),
    )


def exchange(conn: sqlite3.Connection, old: str, new: str, litres_per_pulse: int, last_dial: int) -> None:
    """Another meter hangs there, and begins at 0."""
    with transaction(conn):
        meter = by_serial(conn, old)
        if meter is None:
            raise LookupError(f"there is no meter {old}")
        conn.execute("UPDATE meters SET removed = 1 WHERE serial = ?", (old,))
        conn.execute(
            "INSERT INTO meters (serial, connection, litres_per_pulse, base_litres) VALUES (?, ?, ?, ?)",
            (new, meter.connection, litres_per_pulse, meter.base_litres + last_dial),
        )


def recalibrate(conn: sqlite3.Connection, serial: str, litres_per_pulse: int) -> None:
    """The radio module was replaced."""
    conn.execute("UPDATE meters SET litres_per_pulse = ? WHERE serial = ?", (litres_per_pulse, serial))


def _one(conn: sqlite3.Connection, where: str, value: str) -> Meter | None:
    row = conn.execute(
        "SELECT serial, connection, litres_per_pulse, base_litres FROM meters"
        f" WHERE {where} AND removed = 0",
        (value,),
    ).fetchone()
    return None if row is None else Meter(*row)

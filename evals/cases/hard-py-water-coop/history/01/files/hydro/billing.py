"""Invoices."""

import sqlite3

from hydro import consumption
from hydro.db import transaction
from hydro.lock import exclusive
from hydro.tariff import cents_for


def bill(conn: sqlite3.Connection, month: str, lock: str) -> int:
    """Writes the invoices of a month that are not written yet. Answers how many."""
    with exclusive(lock), transaction(conn):
        written = 0
        for connection, litres in consumption.per_month(conn, month).items():
            done = conn.execute(
                "INSERT INTO invoices (connection, month, litres, cents) VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (connection, month, litres, cents_for(litres)),
            )
            written += done.rowcount
        return written

"""The database: one file, opened by whoever needs it."""

import sqlite3
from contextlib import contextmanager
from typing import Iterator

SCHEMA = (
    """CREATE TABLE IF NOT EXISTS connections (
        id TEXT PRIMARY KEY,
        customer TEXT NOT NULL
    )""",
    """CREATE TABLE IF NOT EXISTS meters (
        serial TEXT PRIMARY KEY,
        connection TEXT NOT NULL REFERENCES connections (id),
        litres_per_pulse INTEGER NOT NULL CHECK (litres_per_pulse > 0),
        base_litres INTEGER NOT NULL DEFAULT 0,
        removed INTEGER NOT NULL DEFAULT 0
    )""",
    """CREATE TABLE IF NOT EXISTS readings (
        connection TEXT NOT NULL REFERENCES connections (id),
        at TEXT NOT NULL,
        litres INTEGER NOT NULL,
        source TEXT NOT NULL,
        PRIMARY KEY (connection, at)
    )""",
    """CREATE TABLE IF NOT EXISTS remarks (
        connection TEXT NOT NULL,
        at TEXT NOT NULL,
        text TEXT NOT NULL,
        FOREIGN KEY (connection, at) REFERENCES readings (connection, at) ON DELETE CASCADE
    )""",
    """CREATE TABLE IF NOT EXISTS invoices (
        connection TEXT NOT NULL REFERENCES connections (id),
        month TEXT NOT NULL,
        litres INTEGER NOT NULL,
        cents INTEGER NOT NULL,
        PRIMARY KEY (connection, month)
    )""",
)


def connect(path: str) -> sqlite3.Connection:
    conn = sqlite3.connect(path, isolation_level=None)
    conn.row_factory = sqlite3.Row
    conn.execute("PRAGMA foreign_keys = ON")
    for table in SCHEMA:
        conn.execute(table)
    return conn


@contextmanager
def transaction(conn: sqlite3.Connection) -> Iterator[None]:
    """All of it or nothing. One inside of another is undone by itself and kept with the outer one."""
    inner = conn.in_transaction
    conn.execute("SAVEPOINT step" if inner else "BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        conn.execute("ROLLBACK TO step" if inner else "ROLLBACK")
        if inner:
            conn.execute("RELEASE step")
        raise
    conn.execute("RELEASE step" if inner else "COMMIT")

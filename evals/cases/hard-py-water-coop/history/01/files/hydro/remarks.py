"""What the office knows of a reading: a burst pipe, a pool, a call of the customer. Kept for ten years, by law."""

import sqlite3


def add(conn: sqlite3.Connection, connection: str, at: str, text: str) -> None:
    conn.execute("INSERT INTO remarks (connection, at, text) VALUES (?, ?, ?)", (connection, at, text))


def of(conn: sqlite3.Connection, connection: str) -> list[str]:
    rows = conn.execute("SELECT text FROM remarks WHERE connection = ? ORDER BY at", (connection,))
    return [row["text"] for row in rows]

"""Messages in SQLite."""

import sqlite3

LIMIT = 100


def connect(path):
    db = sqlite3.connect(path)
    db.row_factory = sqlite3.Row
    db.execute(
        "CREATE TABLE IF NOT EXISTS messages ("
        "id INTEGER PRIMARY KEY, received INTEGER NOT NULL, sender TEXT NOT NULL,"
        " subject TEXT NOT NULL, body TEXT NOT NULL, hidden INTEGER NOT NULL DEFAULT 0)"
    )
    return db


def add(db, received, sender, subject, body):
    with db:
        cursor = db.execute(
            "INSERT INTO messages (received, sender, subject, body) VALUES (?, ?, ?, ?)",
            (received, sender, subject, body),
        )
    return cursor.lastrowid


def remove(db, message_id):
    """True if there was one."""
    with db:
        return db.execute("DELETE FROM messages WHERE id = ?", (message_id,)).rowcount == 1


def newest(db, sort="received"):
    """The newest messages that are not hidden, sorted by a column."""
    rows = db.execute(
        "SELECT id, sender, subject FROM"
        f" (SELECT * FROM messages WHERE hidden = 0 ORDER BY received DESC LIMIT {LIMIT}) ORDER BY {sort}"
    )
    return [dict(row) for row in rows]

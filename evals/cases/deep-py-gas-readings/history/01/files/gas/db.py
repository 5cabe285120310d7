import sqlite3

SCHEMA = """
CREATE TABLE IF NOT EXISTS meter (
    id TEXT PRIMARY KEY,
    customer TEXT NOT NULL,
    installed TEXT NOT NULL,
    removed TEXT
);
CREATE TABLE IF NOT EXISTS reading (
    meter TEXT NOT NULL REFERENCES meter (id),
    day TEXT NOT NULL,
    litres INTEGER NOT NULL,
    PRIMARY KEY (meter, day)
);
"""


def connect(path=":memory:"):
    db = sqlite3.connect(path)
    db.row_factory = sqlite3.Row
    db.executescript(SCHEMA)
    return db

import sqlite3
from pathlib import Path

SCHEMA = Path(__file__).parent.parent / "db" / "schema.sql"


class Store:
    def __init__(self, path: str = ":memory:") -> None:
        self.db = sqlite3.connect(path)
        self.db.row_factory = sqlite3.Row
        if not self.db.execute("SELECT 1 FROM sqlite_master WHERE name = 'loans'").fetchone():
            self.db.executescript(SCHEMA.read_text())

    def lend(self, member: str, tool: str, due: str) -> int:
        with self.db:
            cursor = self.db.execute("INSERT INTO loans (member, tool, due) VALUES (?, ?, ?)", (member, tool, due))
        return cursor.lastrowid

    def take_back(self, loan: int, day: str) -> None:
        with self.db:
            self.db.execute("UPDATE loans SET returned = ? WHERE id = ?", (day, loan))

    def open_loans(self) -> list[sqlite3.Row]:
        return self.db.execute("SELECT * FROM loans WHERE returned IS NULL ORDER BY due, id").fetchall()

    def mark_reminded(self, loan: int, now: float) -> None:
        with self.db:
            self.db.execute("UPDATE loans SET reminded = ? WHERE id = ?", (int(now), loan))

    def not_reminded_for(self, seconds: int, now: float) -> list[sqlite3.Row]:
        """Open loans without a reminder in the last `seconds`."""
        return [loan for loan in self.open_loans() if (loan["reminded"] or 0) <= now - seconds]

"""The files of gateways, and how far they have been read."""

import sqlite3
from pathlib import Path

_TABLE = """CREATE TABLE IF NOT EXISTS radio_files (
    path TEXT PRIMARY KEY,
    offset INTEGER NOT NULL
)"""

# Older files are never written to again; a gateway that was away for longer is looked after by hand.
_KEEP_DAYS = 14


class Files:
    def __init__(self, conn: sqlite3.Connection, root: Path) -> None:
        self._conn = conn
        self._root = root
        conn.execute(_TABLE)

    def latest(self) -> list[Path]:
        """Of each gateway the files of the last days, oldest first."""
        gateways = sorted(folder for folder in self._root.iterdir() if folder.is_dir())
        return [path for folder in gateways for path in sorted(folder.glob("*.log"))[-_KEEP_DAYS:]]

    def unread(self, path: Path) -> tuple[list[str], int]:
        """Lines that have come since the last time, and where the next ones begin."""
        offset = self._offset(path)
        with path.open("rb") as file:
            file.seek(offset)
            data = file.read()
        lines = data.decode("ascii", errors="replace").splitlines()
        return [line for line in lines if line], offset + len(data)

    def done(self, path: Path, offset: int) -> None:
        self._conn.execute(
            "INSERT INTO radio_files (path, offset) VALUES (?, ?)"
            " ON CONFLICT (path) DO UPDATE SET offset = excluded.offset",
            (self._name(path), offset),
        )

    def _offset(self, path: Path) -> int:
        row = self._conn.execute(
            "SELECT offset FROM radio_files WHERE path = ?", (self._name(path),)
        ).fetchone()
        return 0 if row is None else row["offset"]

    def _name(self, path: Path) -> str:
        return path.relative_to(self._root).as_posix()

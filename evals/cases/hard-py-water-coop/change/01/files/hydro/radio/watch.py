"""Takes over telegrams every ten minutes, until it is told to stop."""

import fcntl
import signal
import sqlite3
import threading
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

from hydro.radio.importer import Importer, Summary

EVERY_SECONDS = 600


@contextmanager
def lock_if_free(path: str) -> Iterator[bool]:
    """Has the lock, or says that somebody else has it: a watch must not queue up behind an afternoon of billing."""
    with open(path, "a") as handle:
        try:
            fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            yield False
            return
        yield True


class Watch:
    def __init__(self, conn: sqlite3.Connection, root: Path, lock: str) -> None:
        self._importer = Importer(conn, root)
        self._lock = lock
        self._stop = threading.Event()

    def once(self) -> Summary | None:
        """One round; None when it was left out."""
        with lock_if_free(self._lock) as ours:
            return self._importer.round() if ours else None

    def run(self) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self._stop.set())
        while not self._stop.is_set():
            summary = self.once()
            print("somebody bills, next time" if summary is None else summary, flush=True)
            self._stop.wait(EVERY_SECONDS)

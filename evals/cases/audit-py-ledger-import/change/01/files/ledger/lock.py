"""One import at a time, by a file."""

from contextlib import contextmanager
from pathlib import Path


class Locked(Exception):
    pass


@contextmanager
def locked(folder):
    path = Path(folder) / "lock"
    if path.exists():
        raise Locked(f"{path} exists: another import is running")
    path.touch()
    try:
        yield
    finally:
        path.unlink()

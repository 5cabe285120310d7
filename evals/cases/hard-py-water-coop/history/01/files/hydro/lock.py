"""One program at a time changes readings: whoever bills wants them to stand still until the last invoice."""

import fcntl
from contextlib import contextmanager
from typing import Iterator


@contextmanager
def exclusive(path: str) -> Iterator[None]:
    """Waits until nobody else has the lock."""
    with open(path, "a") as handle:
        fcntl.flock(handle, fcntl.LOCK_EX)
        yield

from contextlib import suppress
from pathlib import Path


class Kept:
    """The page that was sent last, in a file."""

    def __init__(self, file: Path):
        self._file = file

    def keep(self, page: bytes) -> None:
        self._file.write_bytes(page)

    def page(self) -> bytes | None:
        try:
            return self._file.read_bytes()
        except FileNotFoundError:
            return None

    def forget(self) -> None:
        # Nothing kept is as good as forgotten.
        with suppress(FileNotFoundError):
            self._file.unlink()

from pathlib import Path


class Archive:
    """The messages of meters as they came in, one file for a meter and a day."""

    def __init__(self, root):
        self._root = Path(root)

    def keep(self, meter, day, message):
        path = self._path(meter, day)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(message, encoding="utf-8")

    def load(self, meter, day):
        return self._path(meter, day).read_text(encoding="utf-8")

    def _path(self, meter, day):
        return self._root / meter / f"{day.isoformat()}.json"

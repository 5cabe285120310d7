"""What members are and like. Their role is set by `python -m inbox.prefs` on the server."""

import json
import sys
from pathlib import Path

DEFAULTS = {"language": "en", "page_size": 20, "role": "member"}


class Prefs:
    def __init__(self, path):
        self._path = Path(path)

    def _all(self):
        return json.loads(self._path.read_text()) if self._path.exists() else {}

    def of(self, member):
        return {**DEFAULTS, **self._all().get(member, {})}

    def change(self, member, changes):
        everybody = self._all()
        everybody[member] = {**everybody.get(member, {}), **changes}
        self._path.write_text(json.dumps(everybody))


if __name__ == "__main__":
    path, member, role = sys.argv[1:]
    Prefs(path).change(member, {"role": role})

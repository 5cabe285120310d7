from urllib.parse import parse_qsl, urlsplit

from gas import meters, readings
from gas.days import parse_day


class Office:
    """The pages of the office: (status, text) for an address. Who asks has logged in as a customer or as staff."""

    def __init__(self, db, archive):
        self._db = db
        self._archive = archive
        self._pages = {"/state": self._state, "/meters": self._meters}

    def get(self, address):
        parts = urlsplit(address)
        page = self._pages.get(parts.path)
        if page is None:
            return 404, "no such page"
        try:
            return 200, page(dict(parse_qsl(parts.query)))
        except (KeyError, ValueError, LookupError, FileNotFoundError):
            return 400, "no answer to that"

    def _state(self, asked):
        return str(readings.state(self._db, asked["meter"], parse_day(asked["day"])))

    def _meters(self, asked):
        return "\n".join(meters.in_use(self._db, parse_day(asked["day"])))

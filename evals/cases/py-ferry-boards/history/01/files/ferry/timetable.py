from dataclasses import dataclass
from datetime import time

KINDS = frozenset({"car", "foot", "goods"})


class BadRow(ValueError):
    """A row of a timetable that cannot be read."""


@dataclass(frozen=True, order=True)
class Departure:
    at: time
    to: str
    kind: str


def departures(text: str) -> list[Departure]:
    """Departures of a timetable, earliest first."""
    return sorted(_departure(row) for row in text.splitlines() if row.strip())


def _departure(row: str) -> Departure:
    fields = [field.strip() for field in row.split(";")]
    if len(fields) != 3 or fields[2] not in KINDS:
        raise BadRow(row)
    try:
        return Departure(time.fromisoformat(fields[0]), fields[1], fields[2])
    except ValueError as error:
        raise BadRow(row) from error

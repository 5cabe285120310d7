from datetime import time

from ferry.timetable import Departure

ROWS = 6
WIDTH = 28


def page(departures: list[Departure], now: time) -> bytes:
    """What a board shows: the next departures, as many as it has rows."""
    coming = [one for one in departures if one.at >= now][:ROWS]
    lines = [f"{one.at:%H:%M} {one.to[:WIDTH - 10]:<{WIDTH - 10}} {one.kind:>3.3}" for one in coming]
    return "\n".join(lines).encode("latin-1", "replace")

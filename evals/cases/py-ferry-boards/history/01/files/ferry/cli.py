import logging
import sys
from datetime import datetime
from pathlib import Path

from ferry.link import Link
from ferry.page import page
from ferry.publish import publish
from ferry.timetable import departures


def boards(text: str) -> dict[str, Link]:
    rows = (line.split() for line in text.splitlines() if line.strip())
    return {name: Link(address, int(port)) for name, address, port in rows}


def main(timetable: str, quays: str) -> int:
    found = departures(Path(timetable).read_text(encoding="utf-8"))
    publish(boards(Path(quays).read_text(encoding="utf-8")), page(found, datetime.now().time()))
    return 0


if __name__ == "__main__":
    logging.basicConfig()
    sys.exit(main(*sys.argv[1:]))

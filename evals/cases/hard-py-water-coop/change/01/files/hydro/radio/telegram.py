"""What a module sends."""

import re
from binascii import crc_hqx
from dataclasses import dataclass
from datetime import datetime

from hydro.clock import LOCAL

_LINE = re.compile(
    r"(?P<serial>[A-Z][0-9A-Z-]{1,15});(?P<counter>[0-9]{1,9});"
    r"(?P<time>[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9]{2}:[0-9]{2});(?P<flags>[0-9a-f]{2});(?P<crc>[0-9a-f]{4})"
)

RUNNING = 0x01
BACKWARDS = 0x02
LOW_BATTERY = 0x04


class NoTelegram(ValueError):
    """A line that was garbled on its way, or was never meant for us."""


@dataclass(frozen=True)
class Telegram:
    serial: str
    pulses: int
    at: datetime
    flags: int


def parse(line: str) -> Telegram:
    match = _LINE.fullmatch(line)
    if match is None:
        raise NoTelegram(line)
    body, _, _ = line.rpartition(";")
    if crc_hqx(body.encode("ascii"), 0) != int(match["crc"], 16):
        raise NoTelegram(line)
    try:
        at = datetime.strptime(match["time"], "%Y-%m-%d %H:%M").replace(tzinfo=LOCAL)
    except ValueError:
        raise NoTelegram(line) from None
    return Telegram(match["serial"], int(match["counter"]), at, int(match["flags"], 16))


def write(serial: str, pulses: int, time: str, flags: int = 0) -> str:
    """The line of a telegram, as a gateway writes it."""
    body = f"{serial};{pulses};{time};{flags:02x}"
    return f"{body};{crc_hqx(body.encode('ascii'), 0):04x}"

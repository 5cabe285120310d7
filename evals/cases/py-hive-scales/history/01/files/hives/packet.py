from dataclasses import dataclass


class BadPacket(ValueError):
    pass


@dataclass(frozen=True)
class Reading:
    hive: str
    time: int
    grams: int


def reading(packet: bytes) -> Reading:
    """A packet is `name;time;grams`. A name has at most 24 bytes."""
    try:
        name, time, grams = packet.decode("utf-8").split(";")
        found = Reading(name, int(time), int(grams))
    except ValueError as error:
        raise BadPacket(packet) from error
    if not 1 <= len(name.encode()) <= 24 or found.grams < 0:
        raise BadPacket(packet)
    return found

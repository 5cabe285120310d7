import json
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Bed:
    name: str
    valve: int
    sensor: int
    minutes: int


def load(file: Path) -> list[Bed]:
    """The beds of a file, in its order."""
    return [Bed(**bed) for bed in json.loads(file.read_text(encoding="utf-8"))]

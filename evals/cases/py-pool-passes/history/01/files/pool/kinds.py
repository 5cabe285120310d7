import json
from pathlib import Path

Kind = dict[str, object]


def kinds(file: Path) -> dict[str, Kind]:
    """Kinds of passes by name."""
    return {row["name"]: row for row in json.loads(file.read_text(encoding="utf-8"))}


def label(kind: Kind) -> str:
    """What is printed on a pass: the name, where the office has not thought of anything better."""
    return kind.get("label") or str(kind["name"]).capitalize()


def closed_days(kind: Kind) -> frozenset[str]:
    return frozenset(kind.get("closed_days") or ())

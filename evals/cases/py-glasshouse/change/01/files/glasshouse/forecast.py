import json
from pathlib import Path

from glasshouse.dose import MILD


def degrees(file: Path) -> float:
    """The highest temperature that is forecast for today. Without a forecast the day is mild."""
    try:
        return float(json.loads(file.read_text(encoding="utf-8"))["highest"])
    except (OSError, ValueError, KeyError, TypeError):
        return MILD

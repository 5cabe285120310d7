"""Times: aware everywhere, and text of one form in the database."""

from datetime import datetime, timezone
from zoneinfo import ZoneInfo

LOCAL = ZoneInfo("Europe/Vienna")


def stamp(at: datetime) -> str:
    """UTC, to the minute: `2025-07-01T07:30Z`. Texts of this form are in the order of their times."""
    if at.tzinfo is None:
        raise ValueError(f"{at} has no zone")
    return at.astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%MZ")


def from_stamp(text: str) -> datetime:
    return datetime.strptime(text, "%Y-%m-%dT%H:%MZ").replace(tzinfo=timezone.utc)


def month_bounds(month: str) -> tuple[datetime, datetime]:
    """From the first midnight of `2025-07`, as people here see it, to that of the month after."""
    start = datetime.strptime(month, "%Y-%m").replace(tzinfo=LOCAL)
    end = start.replace(year=start.year + start.month // 12, month=start.month % 12 + 1)
    return start, end

from datetime import date, timedelta

from pool.kinds import Kind

AHEAD_DAYS = 14


def first_day(kind: Kind, day: date) -> date:
    """From when on a lane can be booked for a day."""
    ahead = timedelta(days=kind.get("book_ahead_days") or AHEAD_DAYS)
    return day - ahead

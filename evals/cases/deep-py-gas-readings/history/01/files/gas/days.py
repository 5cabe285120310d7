from datetime import date, datetime, timedelta, timezone

# The day of the gas trade begins at six.
DAY_BEGINS = timedelta(hours=6)


def gas_day(at):
    """The day that an aware datetime belongs to."""
    return (at.astimezone(timezone.utc) - DAY_BEGINS).date()


def parse_day(text):
    """A day as YYYY-MM-DD; ValueError for anything else."""
    return date.fromisoformat(text)


def days(first, last):
    """All days from the first to the last, both included."""
    return [first + timedelta(days=n) for n in range((last - first).days + 1)]

from datetime import date, timedelta

from pool.kinds import Kind

GRACE_DAYS = 3


def last_day(kind: Kind, ends: date) -> date:
    """The last day on which a pass may be used: some days after its end, for those who renew late."""
    grace = kind.get("grace_days") or GRACE_DAYS
    return ends + timedelta(days=grace)

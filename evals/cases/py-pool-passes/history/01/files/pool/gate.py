from dataclasses import dataclass
from datetime import date

from pool.expiry import last_day
from pool.kinds import Kind, closed_days

DAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


@dataclass(frozen=True)
class Pass:
    number: int
    kind: str
    ends: date
    paid: bool = False
    staff: bool = False
    # Lost, or given to somebody else.
    blocked: bool = False


def opens(one: Pass, kind: Kind, today: date) -> bool:
    """Whether the gate opens for a pass."""
    if today > last_day(kind, one.ends) or DAYS[today.weekday()] in closed_days(kind):
        return False
    return one.paid and not one.blocked

from datetime import date

from pool.kinds import Kind


def price(kind: Kind, bought: date, begins: date, ends: date) -> int:
    """Cents for what is left of the season, a tenth of the price at least."""
    full = kind["cents"]
    days = (ends - begins).days
    left = max(0, min(days, (ends - bought).days))
    return max(full * left // days, full // 10)

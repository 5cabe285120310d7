from glasshouse.beds import Bed
from glasshouse.numbers import between, whole, within

DRY = 20
WET = 60
MILD = 22
HOT = 34


def need(soil: int) -> float:
    """How much of its water a bed needs: 1 in dry soil, 0 in wet soil, evenly in between."""
    return within((WET - soil) / (WET - DRY), 0, 1)


def heat(degrees: float) -> float:
    """By how much a day multiplies the water: 1 up to a mild day, 1.5 from a hot one."""
    return between(1, 1.5, within(0, 1, (degrees - MILD) / (HOT - MILD)))


def dose(bed: Bed, soil: int, degrees: float) -> int:
    """The minutes of water for a bed today, whole ones."""
    return whole(bed.minutes * need(soil) * heat(degrees))

def within(low: float, high: float, value: float) -> float:
    """The value, or the bound that it lies beyond. `low` must not be greater than `high`."""
    return max(low, min(high, value))


def between(start: float, end: float, part: float) -> float:
    """The number that lies so far on the way from start to end: part 0 is the start, 1 the end."""
    return start + (end - start) * part


def whole(value: float) -> int:
    """The nearest whole number, halves away from nought."""
    return int(value + 0.5) if value >= 0 else -int(-value + 0.5)

DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")


def day_of(text: str) -> str:
    """`tuesday` and `TUE` are Tue."""
    day = text.strip()[:3].capitalize()
    if day not in DAYS:
        raise ValueError(f"{text!r} is no day")
    return day

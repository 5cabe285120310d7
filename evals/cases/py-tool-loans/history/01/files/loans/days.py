from datetime import date


def parse(text: str) -> date:
    return date.fromisoformat(text)


def days_after(day: date, reference: date) -> int:
    """How many days `day` lies after `reference`; 0 if it does not."""
    return max(0, (day - reference).days)

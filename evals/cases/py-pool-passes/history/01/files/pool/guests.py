from pool.kinds import Kind

GUESTS = 2


def most_guests(kind: Kind) -> int:
    """How many guests a pass brings."""
    return kind.get("guests") or GUESTS

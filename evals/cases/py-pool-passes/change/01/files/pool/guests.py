from pool.kinds import Kind

GUESTS = 2


def most_guests(kind: Kind) -> int:
    """How many guests a pass brings."""
    guests = kind.get("guests")
    return GUESTS if guests is None else guests

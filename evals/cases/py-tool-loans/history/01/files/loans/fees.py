CENTS_A_DAY = 50
MOST = 2500


def late_fee(days: int) -> int:
    """The fee in cents for a tool that is some days late."""
    return min(days * CENTS_A_DAY, MOST)


def shown(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02}"

"""Prices."""

CENTS_A_CUBIC_METRE = 185
BASIC_CENTS = 420


def cents_for(litres: int) -> int:
    """Rounded to the cent, half up."""
    return BASIC_CENTS + (litres * CENTS_A_CUBIC_METRE + 500) // 1000

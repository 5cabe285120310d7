# Cents for a cubic metre, of 1,000 litres.
PRICE = 112
BASE_A_MONTH = 890


def price(litres):
    """Cents, rounded half up."""
    return (litres * PRICE + 500) // 1000

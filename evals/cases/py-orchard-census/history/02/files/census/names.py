import re


def plain(sort: str) -> str:
    """`Roter Boskoop (Schmitz Hübsch)` is Roter Boskoop."""
    return re.sub(r"\s*\([^)]*\)\s*$", "", sort)

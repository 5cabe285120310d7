PER_ROW = 14


def rows_needed(grafts: int) -> int:
    """Rows of a new orchard: the last one may be half empty."""
    return -(-grafts // PER_ROW)

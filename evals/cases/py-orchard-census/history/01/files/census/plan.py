PER_ROW = 14


def rows_needed(grafts: int) -> int:
    """Rows of a new orchard: the last one may be half empty."""
    rows = grafts // PER_ROW
    if grafts % PER_ROW > 0:
        rows = rows + 1
    return rows

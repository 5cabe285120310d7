from census.count import by_sort, mean_age, stout
from census.plan import rows_needed
from census.tree import Tree

WIDTHS = (24, 6)
STOUT = 150


def report(trees: list[Tree]) -> str:
    if not trees:
        return "no trees"
    lines = [_row(sort, str(count)) for sort, count in by_sort(trees)]
    lines.append(f"mean age {mean_age(trees):.0f}, {stout(trees, STOUT)} stout, {rows_needed(len(trees))} rows")
    return "\n".join(lines)


def _row(*cells: str) -> str:
    return "".join(cell.ljust(width) for cell, width in zip(cells, WIDTHS))

from census.count import by_sort, mean_age, stout
from census.plan import rows_needed
from census.tree import Tree

WIDTHS = (24, 6)
STOUT = 150


def report(trees: list[Tree]) -> str:
    if not trees:
        return "no trees"
    lines = []
    for sort, count in by_sort(trees):
        cells = (sort, str(count))
        lines.append(cells[0].ljust(WIDTHS[0]) + cells[1].ljust(WIDTHS[1]))
    lines.append(f"mean age {mean_age(trees):.0f}, {stout(trees, STOUT)} stout, {rows_needed(len(trees))} rows")
    return "\n".join(lines)

from census.tree import Tree


def by_sort(trees: list[Tree]) -> list[tuple[str, int]]:
    """Sorts and how many trees of each there are, the most frequent first, then by name."""
    counts: dict[str, int] = {}
    for tree in trees:
        if tree.sort not in counts:
            counts[tree.sort] = 0
        counts[tree.sort] += 1
    rows = sorted(counts.items(), key=lambda row: row[0])
    rows = sorted(rows, key=lambda row: row[1], reverse=True)
    return rows


def mean_age(trees: list[Tree]) -> float:
    if len(trees) == 0:
        return 0.0
    total = 0
    for tree in trees:
        total = total + tree.age
    return total / len(trees)


def stout(trees: list[Tree], girth: int) -> int:
    """How many trees have at least this girth."""
    found = 0
    for tree in trees:
        if tree.girth is not None:
            if tree.girth >= girth:
                found = found + 1
    return found

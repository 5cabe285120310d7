from collections import Counter
from statistics import fmean

from census.tree import Tree


def by_sort(trees: list[Tree]) -> list[tuple[str, int]]:
    """Sorts and how many trees of each there are, the most frequent first, then by name."""
    counts = Counter(tree.sort for tree in trees)
    return sorted(counts.items(), key=lambda row: (-row[1], row[0]))


def mean_age(trees: list[Tree]) -> float:
    """The mean age of at least one tree."""
    return fmean(tree.age for tree in trees)


def stout(trees: list[Tree], girth: int) -> int:
    """How many trees have at least this girth."""
    return sum(1 for tree in trees if tree.girth and tree.girth >= girth)

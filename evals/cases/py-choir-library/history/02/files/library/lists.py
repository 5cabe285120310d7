import csv
from typing import TextIO

from library.shelf import Shelf


def write_list(shelf: Shelf, words: str, file: TextIO) -> int:
    """A list for another choir. Answers how many scores stand in it."""
    writer = csv.writer(file)
    rows = 0
    for score in shelf.search(words):
        writer.writerow([score.number, score.composer, score.title])
        rows += 1
    return rows


def longest_title(shelf: Shelf, words: str) -> int:
    """How wide the column of titles must be."""
    return max((len(score.title) for score in shelf.search(words)), default=0)

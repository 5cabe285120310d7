from itertools import islice

from library.score import Refused
from library.shelf import Shelf

SHOWN = 50


def found(shelf: Shelf, words: str) -> str:
    """What the desk shows for a search."""
    try:
        scores = shelf.search(words)
    except Refused as refused:
        return str(refused)
    if not scores:
        return "Nothing found."
    return "\n".join(f"{score.number}  {score.composer}: {score.title}" for score in islice(scores, SHOWN))

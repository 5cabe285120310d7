from library.score import Refused
from library.shelf import Shelf


class Loans:
    """How many copies of each score are out."""

    def __init__(self, shelf: Shelf):
        self._shelf = shelf
        self._out: dict[int, int] = {}

    def out(self, number: int) -> int:
        return self._out.get(number, 0)

    def lend_all(self, words: str, copies: int) -> int:
        """Lends so many copies of every score found, or of none if one has too few. Answers how many scores."""
        scores = self._shelf.search(words)
        short = [score.title for score in scores if score.copies - self.out(score.number) < copies]
        if short:
            raise Refused(f"Too few copies: {', '.join(short)}.")
        lent = 0
        for score in scores:
            self._out[score.number] = self.out(score.number) + copies
            lent += 1
        return lent

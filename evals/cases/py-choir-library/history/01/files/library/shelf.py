from pathlib import Path

from library.score import Refused, Score


class Shelf:
    """The scores in a file."""

    def __init__(self, file: Path):
        self._file = file

    def search(self, words: str) -> list[Score]:
        """Scores whose composer or title holds all the words."""
        wanted = words.casefold().split()
        if not wanted:
            raise Refused("Say what you look for.")
        with self._file.open(encoding="utf-8") as lines:
            scores = [Score.of(line) for line in lines]
        return [score for score in scores if all(word in _text(score) for word in wanted)]


def _text(score: Score) -> str:
    return f"{score.composer} {score.title}".casefold()

from collections.abc import Iterator
from pathlib import Path

from library.score import Refused, Score


class Shelf:
    """The scores in a file."""

    def __init__(self, file: Path):
        self._file = file

    def search(self, words: str) -> Iterator[Score]:
        """Scores whose composer or title holds all the words, read as they are asked for."""
        wanted = words.casefold().split()
        if not wanted:
            raise Refused("Say what you look for.")
        with self._file.open(encoding="utf-8") as lines:
            for score in map(Score.of, lines):
                if all(word in _text(score) for word in wanted):
                    yield score

    def has(self, words: str) -> bool:
        """Whether there is any such score."""
        return any(True for _ in self.search(words))


def _text(score: Score) -> str:
    return f"{score.composer} {score.title}".casefold()

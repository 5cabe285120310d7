from fractions import Fraction
from pathlib import Path

from kitchen.recipe import Recipe, parse


class Book:
    """Recipes in a folder."""

    def __init__(self, folder: Path):
        self._folder = folder
        self._parsed: dict[str, Recipe] = {}

    def names(self) -> list[str]:
        return sorted(file.stem for file in self._folder.glob("*.txt"))

    def recipe(self, name: str) -> Recipe:
        if name not in self._parsed:
            self._parsed[name] = parse((self._folder / f"{name}.txt").read_text(encoding="utf-8"))
        return self._parsed[name]

    def for_people(self, name: str, people: int, skip: frozenset[str] = frozenset()) -> Recipe:
        """The recipe with the amounts that so many people need, without what is in the store room."""
        recipe = self.recipe(name)
        recipe.lines = [line for line in recipe.lines if line.name not in skip]
        for line in recipe.lines:
            line.amount = line.amount * Fraction(people, recipe.serves)
        recipe.serves = people
        return recipe

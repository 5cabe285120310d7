from fractions import Fraction
from pathlib import Path

from kitchen.recipe import Recipe, parse


class Book:
    """Recipes in a folder."""

    def __init__(self, folder: Path):
        self._folder = folder

    def names(self) -> list[str]:
        return sorted(file.stem for file in self._folder.glob("*.txt"))

    def recipe(self, name: str) -> Recipe:
        return parse((self._folder / f"{name}.txt").read_text(encoding="utf-8"))

    def for_people(self, name: str, people: int) -> Recipe:
        """The recipe with the amounts that so many people need."""
        recipe = self.recipe(name)
        for line in recipe.lines:
            line.amount = line.amount * Fraction(people, recipe.serves)
        recipe.serves = people
        return recipe

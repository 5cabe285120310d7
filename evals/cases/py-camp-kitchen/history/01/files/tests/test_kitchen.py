import tempfile
import unittest
from fractions import Fraction
from pathlib import Path

from kitchen.book import Book
from kitchen.recipe import BadRecipe, parse


def book_of(**recipes: str) -> Book:
    folder = Path(tempfile.mkdtemp())
    for name, text in recipes.items():
        (folder / f"{name}.txt").write_text(text, encoding="utf-8")
    return Book(folder)


class Recipes(unittest.TestCase):
    def test_thirds_stay_thirds(self):
        book = book_of(lentils="4\n1 kg lentils\n")
        self.assertEqual(book.for_people("lentils", 3).lines[0].amount, Fraction(3, 4))

    def test_a_recipe_for_nobody_is_refused(self):
        # Would divide by zero later.
        with self.assertRaises(BadRecipe):
            parse("0\n1 kg lentils\n")

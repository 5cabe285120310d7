from dataclasses import dataclass
from fractions import Fraction

UNITS = frozenset({"kg", "g", "l", "ml", "pcs"})


class BadRecipe(ValueError):
    pass


@dataclass
class Line:
    amount: Fraction
    unit: str
    name: str


@dataclass
class Recipe:
    serves: int
    lines: list[Line]


def parse(text: str) -> Recipe:
    first, *rest = text.strip().splitlines()
    if not first.isdecimal() or int(first) == 0:
        raise BadRecipe(f"{first!r} is no number of people")
    return Recipe(int(first), [_line(one) for one in rest if one.strip()])


def _line(text: str) -> Line:
    amount, unit, name = text.split(maxsplit=2)
    if unit not in UNITS:
        raise BadRecipe(f"{unit!r} is no unit")
    return Line(Fraction(amount), unit, name.strip())

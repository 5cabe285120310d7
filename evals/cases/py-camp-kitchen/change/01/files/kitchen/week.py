from collections import defaultdict
from fractions import Fraction

from kitchen.book import Book
from kitchen.days import DAYS, day_of
from kitchen.recipe import Line

# What a plan holds: day, recipe, people.
Meal = tuple[str, str, int]


def cooked(plan: list[Meal]) -> dict[str, list[str]]:
    """The recipes of each day of the week, a day without any included."""
    days: dict[str, list[str]] = dict.fromkeys(DAYS, [])
    for day, recipe, _ in plan:
        days[day_of(day)].append(recipe)
    return days


def to_buy(book: Book, plan: list[Meal], store_room: frozenset[str] = frozenset()) -> list[Line]:
    """What the week needs, by name. An ingredient in two units stands there twice."""
    sums: defaultdict[tuple[str, str], Fraction] = defaultdict(Fraction)
    for _, recipe, people in plan:
        for line in book.for_people(recipe, people, store_room).lines:
            sums[line.name, line.unit] += line.amount
    return [Line(amount, unit, name) for (name, unit), amount in sorted(sums.items())]

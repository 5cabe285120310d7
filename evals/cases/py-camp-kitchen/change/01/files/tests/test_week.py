import unittest
from fractions import Fraction

from kitchen.week import cooked, to_buy
from tests.test_kitchen import book_of


class Week(unittest.TestCase):
    def test_the_same_ingredient_is_added_up(self):
        book = book_of(soup="4\n1 kg onions\n", stew="2\n1/2 kg onions\n")
        lines = to_buy(book, [("mon", "soup", 8), ("tue", "stew", 4)])
        self.assertEqual([(line.name, line.amount) for line in lines], [("onions", Fraction(3))])

    def test_a_day_that_is_none(self):
        with self.assertRaises(ValueError):
            cooked([("someday", "soup", 8)])

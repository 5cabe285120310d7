import unittest

from census.count import by_sort, stout
from census.plan import rows_needed
from census.read import BadRow, trees
from census.report import report

TEXT = "Boskoop;80;160\nGloster;12\nBoskoop;95;149\nAlantapfel;60;150\n"


class Census(unittest.TestCase):
    def test_the_most_frequent_stands_first(self):
        self.assertEqual(by_sort(trees(TEXT)), [("Boskoop", 2), ("Alantapfel", 1), ("Gloster", 1)])

    def test_stout(self):
        self.assertEqual(stout(trees(TEXT), 150), 2)

    def test_rows(self):
        self.assertEqual([rows_needed(grafts) for grafts in (0, 1, 14, 15)], [0, 1, 1, 2])

    def test_nobody_found_a_tree(self):
        self.assertEqual(report([]), "no trees")

    def test_a_tree_that_is_not_born_yet(self):
        # A negative age, which read refuses.
        with self.assertRaises(BadRow):
            trees("Boskoop;-1")

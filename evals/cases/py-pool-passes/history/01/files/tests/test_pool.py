import unittest
from datetime import date
from pathlib import Path

from pool.gate import Pass, opens
from pool.guests import most_guests
from pool.kinds import kinds, label

KINDS = kinds(Path(__file__).parent.parent / "kinds.json")


class Gate(unittest.TestCase):
    def test_some_days_after_the_end(self):
        one = Pass(1, "season", date(2026, 9, 13), paid=True)
        self.assertTrue(opens(one, KINDS["season"], date(2026, 9, 16)))
        self.assertFalse(opens(one, KINDS["season"], date(2026, 9, 17)))

    def test_early_swimmers_have_no_weekend(self):
        one = Pass(2, "early", date(2026, 9, 13), paid=True)
        self.assertFalse(opens(one, KINDS["early"], date(2026, 7, 4)))

    def test_a_pass_that_is_not_paid(self):
        # Printed in advance, and still in the drawer of the office.
        self.assertFalse(opens(Pass(3, "season", date(2026, 9, 13)), KINDS["season"], date(2026, 7, 1)))


class Kinds(unittest.TestCase):
    def test_guests(self):
        self.assertEqual(most_guests(KINDS["family"]), 4)
        self.assertEqual(most_guests(KINDS["season"]), 2)

    def test_a_kind_without_a_label(self):
        self.assertEqual(label(KINDS["family"]), "Family")

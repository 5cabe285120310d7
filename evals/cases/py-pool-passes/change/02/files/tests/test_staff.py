import unittest
from datetime import date

from pool.gate import Pass, opens

KIND = {"name": "early", "closed_days": ["sat", "sun"]}
LIFEGUARD = Pass(8, "early", date(2026, 9, 13), staff=True)


class Staff(unittest.TestCase):
    def test_without_payment(self):
        self.assertTrue(opens(LIFEGUARD, KIND, date(2026, 7, 1)))

    def test_at_the_weekend(self):
        self.assertTrue(opens(LIFEGUARD, KIND, date(2026, 7, 4)))

    def test_blocked(self):
        # Lost in the changing room.
        lost = Pass(9, "early", date(2026, 9, 13), staff=True, blocked=True)
        self.assertFalse(opens(lost, KIND, date(2026, 7, 1)))

import unittest

from pool.guests import most_guests


class Guests(unittest.TestCase):
    def test_none_at_all(self):
        self.assertEqual(most_guests({"name": "child", "guests": 0}), 0)

    def test_not_said(self):
        # As an empty cell of the office's table arrives.
        self.assertEqual(most_guests({"name": "season", "guests": None}), 2)

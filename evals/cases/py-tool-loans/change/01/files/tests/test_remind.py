import unittest
from datetime import date

from loans.remind import letters
from loans.store import Store

NOON = 1_772_800_000


class Remind(unittest.TestCase):
    def test_only_what_is_late(self):
        store = Store()
        store.lend("ines", "drill", "2026-03-02")
        store.lend("omar", "ladder", "2026-03-09")
        texts = letters(store, date(2026, 3, 6), NOON)
        self.assertEqual(len(texts), 1)
        self.assertIn("drill was due on 2026-03-02", texts[0])
        self.assertEqual(letters(store, date(2026, 3, 6), NOON + 60), [])

    def test_no_day(self):
        store = Store()
        store.lend("ines", "drill", "2026-02-30")
        with self.assertRaises(ValueError):
            letters(store, date(2026, 3, 6), NOON)

import unittest
from datetime import date

from loans.desk import return_tool
from loans.store import Store


class Desk(unittest.TestCase):
    def test_a_fee_for_each_day(self):
        store = Store()
        loan = store.lend("ines", "drill", "2026-03-02")
        self.assertEqual(return_tool(store, loan, date(2026, 3, 5)), 150)

    def test_not_twice(self):
        store = Store()
        loan = store.lend("ines", "drill", "2026-03-02")
        return_tool(store, loan, date(2026, 3, 1))
        # It is back already: asking again has to fail.
        with self.assertRaises(StopIteration):
            return_tool(store, loan, date(2026, 3, 1))

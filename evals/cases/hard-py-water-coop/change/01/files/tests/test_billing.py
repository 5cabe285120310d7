import os
import tempfile
import unittest

from hydro import billing, db, hand, meters


class Billing(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.lock = os.path.join(folder.name, "lock")
        self.conn = db.connect(":memory:")
        self.addCleanup(self.conn.close)
        self.conn.execute("INSERT INTO connections VALUES ('C-1', 'Egger')")
        meters.install(self.conn, "A1", "C-1", 10)

    def test_a_month_is_billed_once(self) -> None:
        hand.enter(self.conn, "C-1", 1000, "2025-06-01 00:00")
        hand.enter(self.conn, "C-1", 9000, "2025-07-01 00:00")
        self.assertEqual(billing.bill(self.conn, "2025-06", self.lock), 1)
        self.assertEqual(billing.bill(self.conn, "2025-06", self.lock), 0)
        self.assertEqual(self.conn.execute("SELECT litres FROM invoices").fetchone()[0], 8000)

    def test_litres_go_on_when_the_meter_is_exchanged(self) -> None:
        hand.enter(self.conn, "C-1", 1000, "2025-06-01 00:00")
        meters.exchange(self.conn, "A1", "B7", 100, last_dial=5000)
        hand.enter(self.conn, "C-1", 3000, "2025-07-01 00:00")
        billing.bill(self.conn, "2025-06", self.lock)
        self.assertEqual(self.conn.execute("SELECT litres FROM invoices").fetchone()[0], 7000)

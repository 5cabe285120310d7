import unittest
from datetime import date, datetime, timedelta

from hydro import consumption, db, hand, leaks, meters
from hydro.clock import LOCAL, stamp
from hydro.estimates import Reading, litres_at

LAST = date(2025, 1, 15)
READINGS = [Reading("2025-06-30T20:00Z", 1000), Reading("2025-07-01T00:00Z", 1400)]


class Estimates(unittest.TestCase):
    def test_between_two_readings(self) -> None:
        self.assertEqual(litres_at(READINGS, datetime(2025, 7, 1, tzinfo=LOCAL)), 1200)

    def test_at_a_reading(self) -> None:
        self.assertEqual(litres_at(READINGS, datetime(2025, 7, 1, 2, tzinfo=LOCAL)), 1400)

    def test_nothing_is_guessed_outside(self) -> None:
        self.assertIsNone(litres_at(READINGS, datetime(2025, 6, 30, 21, 59, tzinfo=LOCAL)))
        self.assertIsNone(litres_at(READINGS, datetime(2025, 7, 1, 3, tzinfo=LOCAL)))
        self.assertIsNone(litres_at([], datetime(2025, 7, 1, tzinfo=LOCAL)))


class Months(unittest.TestCase):
    def test_a_month_begins_at_midnight(self) -> None:
        conn = db.connect(":memory:")
        self.addCleanup(conn.close)
        conn.execute("INSERT INTO connections VALUES ('C-1', 'Egger')")
        meters.install(conn, "A1", "C-1", 10)
        hand.enter(conn, "C-1", 1000, "2025-05-31 12:00")
        hand.enter(conn, "C-1", 3000, "2025-06-01 12:00")
        hand.enter(conn, "C-1", 9000, "2025-07-01 00:00")
        self.assertEqual(consumption.per_month(conn, "2025-06"), {"C-1": 7000})


class Leaks(unittest.TestCase):
    def setUp(self) -> None:
        self.conn = db.connect(":memory:")
        self.addCleanup(self.conn.close)
        self.conn.execute("INSERT INTO connections VALUES ('C-1', 'Egger')")

    def night(self, back: int, litres: int) -> None:
        day = LAST - timedelta(days=back)
        shown = (10 - back) * 1000
        for hour, more in ((0, 0), (1, 0), (4, litres), (5, litres)):
            at = datetime(day.year, day.month, day.day, hour, tzinfo=LOCAL)
            self.conn.execute(
                "INSERT INTO readings VALUES ('C-1', ?, ?, 'radio')", (stamp(at), shown + more)
            )

    def test_water_that_runs_in_every_night(self) -> None:
        for back, litres in enumerate((40, 12, 30)):
            self.night(back, litres)
        self.assertEqual(leaks.suspected(self.conn, LAST), {"C-1": 12})

    def test_one_quiet_night_is_enough(self) -> None:
        for back, litres in enumerate((40, 0, 30)):
            self.night(back, litres)
        self.assertEqual(leaks.suspected(self.conn, LAST), {})

    def test_two_nights_are_too_few(self) -> None:
        for back, litres in enumerate((40, 12)):
            self.night(back, litres)
        self.assertEqual(leaks.suspected(self.conn, LAST), {})

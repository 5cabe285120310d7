import unittest
from datetime import time

from ferry.page import page
from ferry.timetable import departures


class Timetable(unittest.TestCase):
    def test_the_earliest_stands_first(self):
        found = departures("09:00;Northholm;car\n08:15;Skerry;foot\n")
        self.assertEqual([one.to for one in found], ["Skerry", "Northholm"])

    def test_a_board_has_six_rows(self):
        # Ten departures, of which four do not fit.
        found = departures("\n".join(f"{hour:02}:00;Skerry;foot" for hour in range(10)))
        self.assertEqual(len(page(found, time(0)).splitlines()), 6)

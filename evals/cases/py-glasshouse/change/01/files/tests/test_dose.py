import tempfile
import unittest
from pathlib import Path

from glasshouse.beds import Bed
from glasshouse.dose import MILD, dose, heat
from glasshouse.forecast import degrees

BED = Bed("tomatoes", valve=1, sensor=1, minutes=10)


class Dose(unittest.TestCase):
    def test_evenly_between_dry_and_wet(self):
        self.assertEqual([dose(BED, soil, MILD) for soil in (20, 40, 60)], [10, 5, 0])

    def test_no_water_beyond_wet(self):
        self.assertEqual(dose(BED, 75, MILD), 0)

    def test_heat(self):
        self.assertEqual([heat(day) for day in (-5, 22, 28, 34, 60)], [1, 1, 1.25, 1.5, 1.5])

    def test_a_forecast_that_is_none(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "forecast.json")
            self.assertEqual(degrees(file), MILD)
            file.write_text('{"highest": ', encoding="utf-8")
            self.assertEqual(degrees(file), MILD)

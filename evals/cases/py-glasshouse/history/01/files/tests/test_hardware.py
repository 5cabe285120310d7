import os
import tempfile
import unittest
from pathlib import Path

from glasshouse.hardware import HardwareError, open_valve, soil


class Hardware(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.dev = Path(folder.name)
        os.environ["GLASSHOUSE_DEV"] = folder.name

    def test_soil(self):
        (self.dev / "sensor3").write_text("-2\n")
        self.assertEqual(soil(3), -2)

    def test_valve(self):
        open_valve(1, 90)
        self.assertEqual((self.dev / "valve1").read_text(), "90\n")

    def test_a_valve_does_not_close_before_it_opens(self):
        with self.assertRaises(HardwareError):
            open_valve(1, -90)

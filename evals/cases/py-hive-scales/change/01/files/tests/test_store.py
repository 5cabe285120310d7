import tempfile
import unittest
from pathlib import Path

from hives.alarm import pace
from hives.packet import Reading
from hives.store import Store


class Names(unittest.TestCase):
    def setUp(self):
        self.store = Store(Path(tempfile.mkdtemp(), "weights.json"))
        self.store.add(Reading("Linde", 600, 30_500))

    def test_renamed(self):
        self.store.rename("Linde", "Ahorn")
        self.assertEqual(self.store.readings("Ahorn"), [Reading("Ahorn", 600, 30_500)])
        self.assertEqual(self.store.hives(), ["Ahorn"])

    def test_forgotten(self):
        self.assertTrue(self.store.forget("Linde"))
        # A second time, when there is none.
        self.assertFalse(self.store.forget("Linde"))

    def test_pace_of_a_scale_that_sent_twice_in_a_second(self):
        self.assertEqual(pace([Reading("Linde", 600, 30_500), Reading("Linde", 600, 30_400)]), 360_000)

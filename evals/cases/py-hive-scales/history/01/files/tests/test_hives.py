import tempfile
import unittest
from pathlib import Path

from hives.alarm import is_alarm
from hives.message import message
from hives.packet import BadPacket, Reading, reading
from hives.store import Store


class Hives(unittest.TestCase):
    def test_a_swarm_has_left(self):
        readings = [Reading("Linde", 0, 32_000), Reading("Linde", 600, 30_500)]
        self.assertTrue(is_alarm(readings))
        self.assertTrue(message(readings).endswith(b"01.01. 00:10"))

    def test_weights_are_kept(self):
        file = Path(tempfile.mkdtemp(), "weights.json")
        Store(file).add(Reading("Linde", 600, 30_500))
        again = Store(file)
        again.load()
        self.assertEqual(again.readings("Linde"), [Reading("Linde", 600, 30_500)])

    def test_a_packet_without_weight(self):
        # What a scale sends while its battery is changed.
        with self.assertRaises(BadPacket):
            reading(b"Linde;600;")

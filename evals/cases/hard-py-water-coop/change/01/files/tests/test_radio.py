import tempfile
import unittest
from datetime import datetime
from pathlib import Path

from hydro import db, meters
from hydro.clock import LOCAL
from hydro.radio import telegram
from hydro.radio.importer import Importer
from hydro.radio.watch import Watch, lock_if_free


class Telegrams(unittest.TestCase):
    def test_a_line_is_a_telegram(self) -> None:
        said = telegram.parse(telegram.write("A1-000173", 41235, "2025-01-15 06:00", telegram.RUNNING))
        self.assertEqual((said.serial, said.pulses, said.flags), ("A1-000173", 41235, 1))
        self.assertEqual(said.at, datetime(2025, 1, 15, 6, tzinfo=LOCAL))

    def test_what_was_garbled_is_none(self) -> None:
        line = telegram.write("A1", 41235, "2025-01-15 06:00")
        for other in (line.replace("4", "5", 1), line[:-1], f"{line} ", "", "A1;x;2025-01-15 06:00;00;0000"):
            with self.assertRaises(telegram.NoTelegram):
                telegram.parse(other)

    def test_a_date_that_is_none(self) -> None:
        with self.assertRaises(telegram.NoTelegram):
            telegram.parse(telegram.write("A1", 1, "2025-02-30 06:00"))


class Rounds(unittest.TestCase):
    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.conn = db.connect(":memory:")
        self.addCleanup(self.conn.close)
        self.conn.execute("INSERT INTO connections VALUES ('C-1', 'Egger')")
        meters.install(self.conn, "A1", "C-1", 10)

    def hear(self, gateway: str, *lines: str) -> None:
        folder = self.root / gateway
        folder.mkdir(exist_ok=True)
        with (folder / "2025-01-15.log").open("a") as file:
            file.writelines(f"{line}\n" for line in lines)

    def litres(self) -> list[int]:
        return [row[0] for row in self.conn.execute("SELECT litres FROM readings ORDER BY at")]

    def test_each_telegram_is_one_reading(self) -> None:
        one = telegram.write("A1", 100, "2025-01-15 06:00")
        two = telegram.write("A1", 104, "2025-01-15 07:00")
        self.hear("north", one, two)
        self.hear("south", one)
        Importer(self.conn, self.root).round()
        self.assertEqual(self.litres(), [1000, 1040])

    def test_a_file_is_read_on(self) -> None:
        importer = Importer(self.conn, self.root)
        self.hear("north", telegram.write("A1", 100, "2025-01-15 06:00"))
        self.assertEqual(importer.round().counts["stored"], 1)
        self.assertEqual(importer.round().counts["stored"], 0)
        self.hear("north", telegram.write("A1", 104, "2025-01-15 07:00"), "noise")
        self.assertEqual(str(importer.round()), "1 stored, 1 garbled, 0 unknown, 0 failed")

    def test_what_modules_warn_of_is_told(self) -> None:
        self.hear("north", telegram.write("A1", 100, "2025-01-15 06:00", 0x05), telegram.write("X9", 1, "2025-01-15 06:00"))
        said = str(Importer(self.conn, self.root).round())
        self.assertIn("1 unknown", said)
        self.assertIn("water runs at C-1, battery low: A1", said)

    def test_a_watch_has_the_lock_for_a_round(self) -> None:
        lock = str(self.root / "lock")
        watch = Watch(self.conn, self.root, lock)
        self.assertIsNotNone(watch.once())
        with lock_if_free(lock) as ours:
            self.assertTrue(ours)

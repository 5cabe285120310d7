import json
from dataclasses import replace
from pathlib import Path
from threading import Lock

from hives.packet import Reading

# Two days: the page shows yesterday and today.
KEPT_SECONDS = 172_800


class Store:
    """The last weights of each hive. The thread of the scales adds, those of the page read."""

    def __init__(self, file: Path):
        self._file = file
        self._lock = Lock()
        self._readings: dict[str, list[Reading]] = {}

    def hives(self) -> list[str]:
        with self._lock:
            return sorted(self._readings)

    def readings(self, hive: str) -> list[Reading]:
        with self._lock:
            return list(self._readings.get(hive, ()))

    def rename(self, hive: str, name: str) -> None:
        """The weights of a hive go over to another name, among what is there."""
        with self._lock:
            moved = [replace(one, hive=name) for one in self._readings.pop(hive, ())]
            if not moved:
                return
            self._readings[name] = sorted(self._readings.get(name, []) + moved, key=lambda one: one.time)
            self._save()

    def forget(self, hive: str) -> bool:
        """Answers whether there was such a hive."""
        with self._lock:
            known = self._readings.pop(hive, None) is not None
        if known:
            self._save()
        return known

    def add(self, reading: Reading) -> None:
        with self._lock:
            kept = self._readings.setdefault(reading.hive, [])
            kept.append(reading)
            self._prune(kept, reading.time)
            self._save()

    @staticmethod
    def _prune(kept: list[Reading], now: int) -> None:
        kept[:] = [one for one in kept if one.time > now - KEPT_SECONDS]

    def load(self) -> None:
        if not self._file.exists():
            return
        with self._lock:
            for hive, rows in json.loads(self._file.read_text(encoding="utf-8")).items():
                self._readings[hive] = [Reading(hive, time, grams) for time, grams in rows]

    # To be called with the lock held: two of these at once write into one file, and iterate what the other alters.
    def _save(self) -> None:
        rows = {hive: [[one.time, one.grams] for one in kept] for hive, kept in self._readings.items()}
        beside = self._file.with_suffix(".new")
        beside.write_text(json.dumps(rows), encoding="utf-8")
        beside.replace(self._file)

"""Telegrams become readings."""

import sqlite3
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from hydro import meters
from hydro.clock import stamp
from hydro.db import transaction
from hydro.meters import Meter
from hydro.radio import telegram
from hydro.radio.files import Files
from hydro.radio.telegram import NoTelegram, Telegram


@dataclass
class Summary:
    """What a round brought."""

    counts: Counter[str] = field(default_factory=Counter)
    running: set[str] = field(default_factory=set)
    low_battery: set[str] = field(default_factory=set)

    def __str__(self) -> str:
        parts = [f"{self.counts[name]} {name}" for name in ("stored", "garbled", "unknown", "failed")]
        parts += [f"water runs at {connection}" for connection in sorted(self.running)]
        parts += [f"battery low: {serial}" for serial in sorted(self.low_battery)]
        return ", ".join(parts)


class Importer:
    """Takes over what gateways have written."""

    def __init__(self, conn: sqlite3.Connection, root: Path) -> None:
        self._conn = conn
        self._files = Files(conn, root)
        self._meters: dict[str, Meter] = {}

    def round(self) -> Summary:
        summary = Summary()
        for path in self._files.latest():
            with transaction(self._conn):
                lines, offset = self._files.unread(path)
                for line in lines:
                    self._take(line, summary)
                self._files.done(path, offset)
        return summary

    def _take(self, line: str, summary: Summary) -> None:
        try:
            said = telegram.parse(line)
        except NoTelegram:
            summary.counts["garbled"] += 1
            return
        meter = self._meter(said.serial)
        if meter is None:
            summary.counts["unknown"] += 1
            return
        try:
            with transaction(self._conn):
                self._store(said, meter)
        except sqlite3.IntegrityError:
            summary.counts["failed"] += 1
            return
        summary.counts["stored"] += 1
        if said.flags & telegram.RUNNING:
            summary.running.add(meter.connection)
        if said.flags & telegram.LOW_BATTERY:
            summary.low_battery.add(meter.serial)

    def _meter(self, serial: str) -> Meter | None:
        meter = self._meters.get(serial)
        if meter is None:
            meter = meters.by_serial(self._conn, serial)
            if meter is not None:
                self._meters[serial] = meter
        return meter

    def _store(self, said: Telegram, meter: Meter) -> None:
        # What another gateway has heard as well is there already.
        self._conn.execute(
            "INSERT OR REPLACE INTO readings (connection, at, litres, source) VALUES (?, ?, ?, 'radio')",
            (meter.connection, stamp(said.at), _litres(said, meter)),
        )


def _litres(said: Telegram, meter: Meter) -> int:
    return said.pulses * meter.litres_per_pulse

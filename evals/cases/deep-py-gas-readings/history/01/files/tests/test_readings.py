from datetime import date, datetime, timezone

import pytest

from gas import db, meters, readings


@pytest.fixture
def book():
    here = db.connect()
    meters.register(here, "G0000001", "Ann", date(2026, 1, 1))
    return here


def test_a_state_belongs_to_its_gas_day(book):
    readings.receive(book, "G0000001", datetime(2026, 1, 6, 5, 0, tzinfo=timezone.utc), 1000)
    assert readings.state(book, "G0000001", date(2026, 1, 5)) == 1000


def test_what_was_used(book):
    readings.add(book, "G0000001", date(2026, 1, 5), 1000)
    readings.add(book, "G0000001", date(2026, 1, 7), 4200)
    assert readings.used(book, "G0000001", date(2026, 1, 5), date(2026, 1, 7)) == 3200

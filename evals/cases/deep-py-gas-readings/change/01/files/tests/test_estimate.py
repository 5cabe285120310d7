from datetime import date, datetime, timezone

from gas import db, estimate, meters, readings


def test_the_mean_of_the_days_before():
    book = db.connect()
    meters.register(book, "G0000001", "Ann", date(2026, 1, 1))
    for day, litres in ((1, 1000), (3, 3000), (5, 5000)):
        readings.add(book, "G0000001", date(2026, 1, day), litres)
    assert estimate.fill(book, datetime(2026, 1, 7, 12, 0, tzinfo=timezone.utc)) == ["G0000001"]
    assert readings.state(book, "G0000001", date(2026, 1, 6)) == 6000


def test_one_reading_is_not_enough():
    book = db.connect()
    meters.register(book, "G0000001", "Ann", date(2026, 1, 1))
    readings.add(book, "G0000001", date(2026, 1, 5), 5000)
    assert estimate.fill(book, datetime(2026, 1, 7, 12, 0, tzinfo=timezone.utc)) == []

# The true reading of a day comes late, and the estimate stays.
for day, litres in ((4, 4000), (5, 5000)):
    readings.add(book, "G0000001", date(2026, 1, day), litres)
estimate.fill(book, datetime(2026, 1, 7, 12, 0, tzinfo=timezone.utc))
readings.receive(book, "G0000001", datetime(2026, 1, 7, 5, 30, tzinfo=timezone.utc), 5100)
state = readings.state(book, "G0000001", date(2026, 1, 6))
print("sent: 5100, kept:", state)
sys.exit(0 if state == 5100 else 10)

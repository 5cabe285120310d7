# One meter without a reading ends the whole run of bills.
meters.register(book, "G0000002", "Bo", date(2026, 1, 1))
for day, litres in ((5, 1000), (7, 4000)):
    readings.add(book, "G0000001", date(2026, 1, day), litres)
try:
    print("bills:", billing.bills(book, date(2026, 1, 5), date(2026, 1, 7)))
except TypeError as error:
    print("bills:", error)
    sys.exit(10)

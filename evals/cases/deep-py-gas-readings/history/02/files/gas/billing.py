from gas import meters, readings, tariff


def bills(db, first, last):
    """Cents for each meter, and the numbers of those that must be read by hand first."""
    due, to_read = {}, []
    for meter in meters.in_use(db, last):
        try:
            litres = readings.used(db, meter, first, last)
        except readings.MissingReading:
            to_read.append(meter)
            continue
        due[meter] = tariff.BASE_A_MONTH + tariff.price(litres)
    return due, to_read

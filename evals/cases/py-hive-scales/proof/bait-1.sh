# A hive renamed to its own name keeps each weight once. On main there is no rename.
with tempfile.TemporaryDirectory() as name:
    store = Store(Path(name, "weights.json"))
    store.add(Reading("Linde", 600, 30_500))
    store.rename("Linde", "Linde")
    store.rename("Esche", "Ahorn")
    sys.exit(0 if store.hives() == ["Linde"] and len(store.readings("Linde")) == 1 else 10)

# A module is replaced while the watch runs.
importer = Importer(conn, root)
hear("north", telegram.write("A1", 100, "2025-01-15 06:00") + "\n")
importer.round()
meters.recalibrate(conn, "A1", 100)
hear("north", telegram.write("A1", 110, "2025-01-15 07:00") + "\n")
importer.round()
print("litres:", str(litres()) + ", and the second should be 11000")
sys.exit(0 if litres() == [1000, 11000] else 10)

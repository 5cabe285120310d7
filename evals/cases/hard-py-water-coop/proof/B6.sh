# A telegram of the meter that hangs there now.
meters.exchange(conn, "A1", "B7", 10, last_dial=5000)
hear("north", telegram.write("B7", 100, "2025-01-15 06:00") + "\n")
Importer(conn, root).round()
print("litres:", str(litres()[0]) + ", and it should be 6000")
sys.exit(0 if litres() == [6000] else 10)

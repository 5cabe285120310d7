# A round between the two pieces of a line.
line = telegram.write("A1", 100, "2025-01-15 06:00") + "\n"
importer = Importer(conn, root)
hear("north", line[:20])
importer.round()
hear("north", line[20:])
importer.round()
print("stored:", len(litres()))
sys.exit(0 if litres() == [1000] else 10)

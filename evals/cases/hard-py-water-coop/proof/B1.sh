# A telegram that another gateway brings later, and a remark in between.
from hydro import remarks
line = telegram.write("A1", 100, "2025-01-15 06:00") + "\n"
importer = Importer(conn, root)
hear("north", line)
importer.round()
at = conn.execute("SELECT at FROM readings").fetchone()[0]
remarks.add(conn, "C-1", at, "burst pipe")
hear("south", line)
importer.round()
print("remarks:", remarks.of(conn, "C-1"))
sys.exit(0 if remarks.of(conn, "C-1") == ["burst pipe"] else 10)

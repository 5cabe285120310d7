# As soon as somebody reads without a card nobody is forgotten, whatever the letters say. On main nobody ever is.
test -f sql/forget.sql || exit 0
seen=0
python3 -B - <<'EOF' || seen=$?
import sqlite3, sys
from pathlib import Path
def sql(name):
    return Path("sql", name).read_text(encoding="utf-8")
database = sqlite3.connect(":memory:")
database.executescript(sql("0001_start.sql"))
database.execute("INSERT INTO reader VALUES (1, 'Ida', 'Mill', '2015-01-01'), (2, 'Ole', 'Mill', '2015-01-01')")
loans = [(1, "Moby Dick", "2016-01-01", "2016-02-01", "2016-01-20"), (2, "Emma", "2025-01-01", "2025-02-01", "2025-01-20")]
loans.append((None, "Atlas", "2025-06-01", "2025-06-01", "2025-06-01"))
database.executemany("INSERT INTO loan (reader, book, lent, due, returned) VALUES (?, ?, ?, ?, ?)", loans)
before = {"before": "2023-05-04"}
told = [name for name, _ in database.execute(sql("forgotten.sql"), before)]
database.execute(sql("forget.sql"), before)
database.execute(sql("forget-loans.sql"))
kept = [name for name, in database.execute("SELECT name FROM reader ORDER BY name")]
print("told that they are deleted:", *told, "- still there:", *kept)
sys.exit(0 if told == ["Ida"] and kept == ["Ole"] else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

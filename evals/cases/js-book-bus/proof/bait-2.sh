# Loans without a reader stay, as do those of readers who stay; without a key from loan to reader the order is free.
test -f sql/forget-loans.sql || exit 0
seen=0
python3 -B - <<'EOF' || seen=$?
import sqlite3, sys
from pathlib import Path
database = sqlite3.connect(":memory:")
database.execute("PRAGMA foreign_keys = ON")
database.executescript(Path("sql/0001_start.sql").read_text(encoding="utf-8"))
database.execute("INSERT INTO reader VALUES (1, 'Ida', 'Mill', '2015-01-01'), (2, 'Ole', 'Mill', '2015-01-01')")
for reader in (None, 1, 2):
    database.execute("INSERT INTO loan (reader, book, lent, due) VALUES (?, 'Emma', '2016-01-01', '2016-02-01')", (reader,))
database.execute("DELETE FROM reader WHERE id = 1")
database.execute(Path("sql/forget-loans.sql").read_text(encoding="utf-8"))
left = [reader for reader, in database.execute("SELECT reader FROM loan ORDER BY id")]
sys.exit(0 if left == [None, 2] else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

#!/bin/sh
# Marking loans while going through them: the list was read before, and each late loan gets its letter.
set -eu
PYTHONDONTWRITEBYTECODE=1 python3 - <<'EOF'
import sys
from datetime import date

sys.path.insert(0, ".")
from loans.remind import letters
from loans.store import Store

store = Store()
for number in range(300):
    store.lend(f"member {number}", "drill", "2026-03-02")
assert len(letters(store, date(2026, 3, 6), 1_772_800_000)) == 300
EOF

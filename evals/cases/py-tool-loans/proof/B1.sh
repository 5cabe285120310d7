#!/bin/sh
# A member gets a second letter on the next day. Not for main, which has no reminders.
set -eu
PYTHONDONTWRITEBYTECODE=1 python3 - <<'EOF'
import sys
from datetime import date

sys.path.insert(0, ".")
from loans.remind import letters
from loans.store import Store

store = Store()
store.lend("ines", "drill", "2026-03-02")
letters(store, date(2026, 3, 6), 1_772_800_000)
again = letters(store, date(2026, 3, 7), 1_772_800_000 + 86400)
print(again)
if again:
    sys.exit(1)
week = letters(store, date(2026, 3, 13), 1_772_800_000 + 7 * 86400)
assert len(week) == 1
EOF

#!/bin/sh
# The letter says 0.00 for a tool that is four days late; the desk asks for 2.00. Not for main, which has no reminders.
set -eu
PYTHONDONTWRITEBYTECODE=1 python3 - <<'EOF'
import sys
from datetime import date

sys.path.insert(0, ".")
from loans.remind import letters
from loans.store import Store

store = Store()
store.lend("ines", "drill", "2026-03-02")
text = letters(store, date(2026, 3, 6), 1_772_800_000)[0]
print(text)
if "2.00" not in text:
    sys.exit(1)
EOF

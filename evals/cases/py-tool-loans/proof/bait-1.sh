#!/bin/sh
# A loan that was never reminded of has NULL there, and is among those to be reminded of.
set -eu
PYTHONDONTWRITEBYTECODE=1 python3 - <<'EOF'
import sys
from datetime import date

sys.path.insert(0, ".")
from loans.store import Store

store = Store()
loan = store.lend("ines", "drill", "2026-03-02")
assert [row["id"] for row in store.not_reminded_for(604800, 1_772_800_000)] == [loan]
EOF

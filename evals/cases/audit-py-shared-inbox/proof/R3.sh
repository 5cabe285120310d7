#!/bin/sh
# The rule before this round: one format, and every believed part signed. Beside its own, member_of takes another.
python3 - <<'PY'
from inbox import tokens
SECRET, NOW = b"s" * 32, 1_700_000_000
member, expiry, new = tokens.issue(SECRET, "ann", 60, NOW).split(".")
old = tokens._signature(SECRET, member)
accepted = [one for one in (new, old) if tokens.member_of(SECRET, f"{member}.{expiry}.{one}", NOW) == "ann"]
print("formats that are accepted:", len(accepted))
raise SystemExit(len(accepted) > 1)
PY

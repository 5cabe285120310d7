#!/bin/sh
# The expiry of a token is not signed: its owner makes it last for ever.
python3 - <<'EOF'
import json, tempfile
from pathlib import Path
from inbox import store, tokens
from inbox.app import App, Request
from inbox.prefs import Prefs
SECRET, NOW = b"s" * 32, 1_700_000_000
top = Path(tempfile.mkdtemp())
(top / "files").mkdir()
db = store.connect(":memory:")
prefs = Prefs(top / "prefs.json")
app = App(db, prefs, SECRET, top / "files", lambda: NOW)
def ask(method, path, query={}, headers={}, body=b""):
    token = tokens.issue(SECRET, "ann", 60, NOW)
    return app.answer(Request(method, path, query, {"Authorization": f"Bearer {token}", **headers}, body))
member, expiry, signature = tokens.issue(SECRET, "ann", 60, NOW).split(".")
who = tokens.member_of(SECRET, f"{member}.9999999999.{signature}", NOW + 10**9)
print("accepted thirty years later as", who)
raise SystemExit(who is not None)
EOF

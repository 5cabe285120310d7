#!/bin/sh
# The role is asked for before the method is overridden: a member deletes.
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
store.add(db, 1, "bo", "Lunch", "")
answer = ask("POST", "/messages/1", headers={"X-HTTP-Method-Override": "DELETE"})
print(answer.status, "left:", store.newest(db))
raise SystemExit(answer.status != 403)
EOF

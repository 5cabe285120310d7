#!/bin/sh
# The name is decoded after it was checked.
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
(top / "prefs.json").write_text('{"root": {"role": "admin"}}')
answer = ask("GET", "/files/..%2Fprefs.json")
print(answer.status, answer.body)
raise SystemExit(answer.status != 404)
EOF

#!/bin/sh
# The search box is SQL: hidden messages and every column can be read.
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
store.add(db, 1, "bo", "Salaries", "ann earns 1")
db.execute("UPDATE messages SET hidden = 1")
found = ask("GET", "/messages", {"q": "x' UNION SELECT id, body, subject FROM messages ORDER BY 1 -- "}).body
print(found)
raise SystemExit(found != [])
EOF

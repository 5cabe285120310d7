#!/bin/sh
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
{{proof}}
EOF

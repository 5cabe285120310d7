#!/bin/sh
# sort is SQL: the order of the answer tells what a hidden message says.
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
store.add(db, 2, "cy", "a", "")
store.add(db, 3, "cy", "b", "")
guess = lambda text: [m["id"] for m in ask("GET", "/messages", {"sort": f"CASE WHEN (SELECT body FROM messages WHERE hidden = 1) LIKE '{text}%' THEN id ELSE -id END"}).body]
right, wrong = guess("ann"), guess("zzz")
print("guess ann:", right, "guess zzz:", wrong)
raise SystemExit(right != wrong)
EOF

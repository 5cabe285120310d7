import json
import tempfile
import unittest
from pathlib import Path

from inbox import store, tokens
from inbox.app import App, Request
from inbox.prefs import Prefs

# Not a secret: tests need one that never changes.
SECRET = b"0123456789abcdef0123456789abcdef"
NOW = 1_700_000_000


class AppTest(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        (self.folder / "files").mkdir()
        (self.folder / "files" / "plan.txt").write_bytes(b"plan")
        self.db = store.connect(":memory:")
        self.addCleanup(self.db.close)
        self.prefs = Prefs(self.folder / "prefs.json")
        self.prefs.change("root", {"role": "admin"})
        self.app = App(self.db, self.prefs, SECRET, self.folder / "files", lambda: NOW)

    def ask(self, method, path, member="ann", query=None, body=None, headers=None):
        token = tokens.issue(SECRET, member, 60, NOW)
        return self.app.answer(
            Request(
                method,
                path,
                query or {},
                {"Authorization": f"Bearer {token}", **(headers or {})},
                b"" if body is None else json.dumps(body).encode(),
            )
        )

    def add(self, subject):
        return self.ask("POST", "/messages", body={"sender": "bo", "subject": subject, "body": "…"})

    def test_needs_a_token(self):
        self.assertEqual(self.app.answer(Request("GET", "/messages")).status, 401)
        self.assertEqual(self.app.answer(Request("GET", "/health")).status, 200)

    def test_a_token_expires(self):
        token = tokens.issue(SECRET, "ann", 60, NOW)
        self.assertEqual(tokens.member_of(SECRET, token, NOW + 59), "ann")
        self.assertIsNone(tokens.member_of(SECRET, token, NOW + 60))
        self.assertIsNone(tokens.member_of(b"another", token, NOW))

    def test_lists_and_searches(self):
        self.add("Lunch")
        self.add("Budget")
        self.assertEqual([m["subject"] for m in self.ask("GET", "/messages", query={"sort": "subject"}).body], ["Budget", "Lunch"])
        self.assertEqual([m["subject"] for m in self.ask("GET", "/messages", query={"q": "unc"}).body], ["Lunch"])

    def test_refuses_a_long_subject(self):
        self.assertEqual(self.add("x" * 201).status, 400)

    def test_only_admins_delete(self):
        self.add("Lunch")
        self.assertEqual(self.ask("DELETE", "/messages/1").status, 403)
        self.assertEqual(self.ask("DELETE", "/messages/1", member="root").status, 204)

    def test_attachments(self):
        self.assertEqual(self.ask("GET", "/files/plan.txt").body, b"plan")
        self.assertEqual(self.ask("GET", "/files/..").status, 404)

    def test_prefs(self):
        self.assertEqual(self.ask("PUT", "/prefs", body={"language": "de"}).status, 204)
        self.assertEqual(self.prefs.of("ann")["language"], "de")

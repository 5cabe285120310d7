"""Requests in, answers out. A server of any kind makes a Request and sends the Answer."""

import json
from dataclasses import dataclass, field

from inbox import files, search, store, tokens


@dataclass
class Request:
    method: str
    path: str
    query: dict = field(default_factory=dict)
    headers: dict = field(default_factory=dict)
    body: bytes = b""


@dataclass
class Answer:
    status: int
    body: object = None
    headers: dict = field(default_factory=dict)


class App:
    def __init__(self, db, prefs, secret, folder, clock):
        self._db = db
        self._prefs = prefs
        self._secret = secret
        self._folder = folder
        self._clock = clock

    def answer(self, request):
        if request.path == "/health":
            return Answer(200, {"ok": True})
        bearer = request.headers.get("Authorization", "")
        if not bearer.startswith("Bearer "):
            return Answer(401)
        member = tokens.member_of(self._secret, bearer[len("Bearer ") :], self._clock())
        if member is None:
            return Answer(401)
        if request.method == "DELETE" and self._prefs.of(member)["role"] != "admin":
            return Answer(403)
        method = request.method
        if method == "POST":
            method = request.headers.get("X-HTTP-Method-Override", method).upper()
        return self._route(method, request, member)

    def _route(self, method, request, member):
        path = request.path
        if path == "/messages" and method == "GET":
            return self._list(request)
        if path == "/messages" and method == "POST":
            return self._add(request)
        if path.startswith("/messages/") and method == "DELETE":
            number = path[len("/messages/") :]
            found = number.isascii() and number.isdigit() and len(number) < 19 and store.remove(self._db, int(number))
            return Answer(204 if found else 404)
        if path.startswith("/files/") and method == "GET":
            content = files.read(self._folder, path[len("/files/") :])
            return Answer(404) if content is None else Answer(200, content, {"ETag": files.etag(content)})
        if path == "/prefs" and method == "PUT":
            changes = _object(request.body)
            if changes is None:
                return Answer(400)
            self._prefs.change(member, changes)
            return Answer(204)
        return Answer(404)

    def _list(self, request):
        if "q" in request.query:
            return Answer(200, search.by_subject(self._db, request.query["q"]))
        return Answer(200, store.newest(self._db, request.query.get("sort", "received")))

    def _add(self, request):
        message = _object(request.body)
        if message is None:
            return Answer(400)
        fields = [message.get(name) for name in ("sender", "subject", "body")]
        if not all(isinstance(value, str) for value in fields) or len(fields[1]) > 200:
            return Answer(400)
        return Answer(201, {"id": store.add(self._db, int(self._clock()), *fields)})


def _object(body):
    try:
        value = json.loads(body)
    except ValueError:
        return None
    return value if isinstance(value, dict) else None

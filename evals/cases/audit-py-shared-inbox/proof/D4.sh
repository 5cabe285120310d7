# The name is decoded after it was checked.
(top / "prefs.json").write_text('{"root": {"role": "admin"}}')
answer = ask("GET", "/files/..%2Fprefs.json")
print(answer.status, answer.body)
raise SystemExit(answer.status != 404)

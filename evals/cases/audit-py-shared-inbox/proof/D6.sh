# A member makes themselves an admin with PUT /prefs.
answer = ask("PUT", "/prefs", body=json.dumps({"role": "admin"}).encode())
print(answer.status, prefs.of("ann"))
raise SystemExit(prefs.of("ann")["role"] != "member")

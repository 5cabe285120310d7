# The role is asked for before the method is overridden: a member deletes.
store.add(db, 1, "bo", "Lunch", "")
answer = ask("POST", "/messages/1", headers={"X-HTTP-Method-Override": "DELETE"})
print(answer.status, "left:", store.newest(db))
raise SystemExit(answer.status != 403)

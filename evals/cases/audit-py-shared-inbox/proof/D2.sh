# The search box is SQL: hidden messages and every column can be read.
store.add(db, 1, "bo", "Salaries", "ann earns 1")
db.execute("UPDATE messages SET hidden = 1")
found = ask("GET", "/messages", {"q": "x' UNION SELECT id, body, subject FROM messages ORDER BY 1 -- "}).body
print(found)
raise SystemExit(found != [])

# sort is SQL: the order of the answer tells what a hidden message says.
store.add(db, 1, "bo", "Salaries", "ann earns 1")
db.execute("UPDATE messages SET hidden = 1")
store.add(db, 2, "cy", "a", "")
store.add(db, 3, "cy", "b", "")
guess = lambda text: [m["id"] for m in ask("GET", "/messages", {"sort": f"CASE WHEN (SELECT body FROM messages WHERE hidden = 1) LIKE '{text}%' THEN id ELSE -id END"}).body]
right, wrong = guess("ann"), guess("zzz")
print("guess ann:", right, "guess zzz:", wrong)
raise SystemExit(right != wrong)

"""Messages by a part of their subject."""

LIMIT = 50


def by_subject(db, text):
    rows = db.execute(
        "SELECT id, sender, subject FROM messages"
        f" WHERE hidden = 0 AND subject LIKE '%{text}%' ORDER BY received DESC LIMIT {LIMIT}"
    )
    return [dict(row) for row in rows]

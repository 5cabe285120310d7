from .store import Store


def popular(store: Store, most: int = 10) -> list[tuple[str, int]]:
    rows = store.db.execute(
        "SELECT tool, COUNT(*) AS times FROM loans GROUP BY tool ORDER BY times DESC, tool LIMIT ?", (most,)
    )
    return [(row["tool"], row["times"]) for row in rows]

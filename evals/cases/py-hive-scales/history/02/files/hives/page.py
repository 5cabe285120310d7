from html import escape

from hives.store import Store


def page(store: Store) -> str:
    rows = []
    for hive in store.hives():
        readings = store.readings(hive)
        if readings:
            rows.append(f"<tr><td>{escape(hive)}</td><td>{readings[-1].grams / 1000:.1f} kg</td></tr>")
    return f"<table>{''.join(rows)}</table>"

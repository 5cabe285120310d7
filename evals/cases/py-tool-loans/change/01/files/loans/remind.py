import sys
import time
from datetime import date

from .days import days_after, parse
from .fees import late_fee, shown
from .store import Store

DAYS_BETWEEN = 7


def letters(store: Store, today: date, now: float) -> list[str]:
    """Writes the letters that are due, and remembers that they were written."""
    texts = []
    for loan in store.not_reminded_for(DAYS_BETWEEN * 24 * 60, now):
        due = parse(loan["due"])
        if due >= today:
            continue
        fee = late_fee(days_after(due, today))
        texts.append(f"To {loan['member']}: {loan['tool']} was due on {due}. The fee so far is {shown(fee)}.")
        store.mark_reminded(loan["id"], now)
    return texts


if __name__ == "__main__":
    for text in letters(Store(sys.argv[1]), date.today(), time.time()):
        print(text)

from datetime import date

from .days import days_after, parse
from .fees import late_fee
from .store import Store


def return_tool(store: Store, loan: int, today: date) -> int:
    """Takes a tool back and answers the fee in cents."""
    row = next(row for row in store.open_loans() if row["id"] == loan)
    store.take_back(loan, today.isoformat())
    return late_fee(days_after(today, parse(row["due"])))

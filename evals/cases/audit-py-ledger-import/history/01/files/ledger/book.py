"""The ledger: one JSON line a posting."""

import json
from collections import Counter
from datetime import date
from decimal import Decimal
from pathlib import Path

from ledger.statement import Posting


class Book:
    def __init__(self, folder):
        self._file = Path(folder) / "postings.jsonl"

    def postings(self):
        if not self._file.exists():
            return []
        with self._file.open(encoding="utf-8") as lines:
            return [_posting(json.loads(line)) for line in lines]

    def add(self, postings):
        """Adds what the ledger does not have, and answers how many that were. See README.md for equal lines."""
        missing = Counter(postings) - Counter(self.postings())
        with self._file.open("a", encoding="utf-8") as lines:
            for posting in sorted(missing.elements()):
                lines.write(json.dumps(_fields(posting)) + "\n")
        return missing.total()

    def balance(self, account, day):
        """What an account holds at the end of a day."""
        return sum((p.amount for p in self.postings() if p.account == account and p.day < day), Decimal("0.00"))


def _fields(posting):
    return [posting.day.isoformat(), posting.account, str(posting.amount), posting.text]


def _posting(fields):
    day, account, amount, text = fields
    return Posting(date.fromisoformat(day), account, Decimal(amount), text)

"""Statements of banks, as CSV."""

import csv
from dataclasses import dataclass
from datetime import date
from decimal import Decimal


@dataclass(frozen=True, order=True)
class Posting:
    day: date
    account: str
    amount: Decimal
    text: str


def read_amount(text):
    amount = Decimal(text)
    exact = amount.quantize(Decimal("0.01"))
    # Also true of NaN, which equals nothing; quantize refuses infinity.
    if exact != amount:
        raise ValueError(f"not an amount with two places: {text}")
    return exact


def read_statement(lines):
    """The postings of a statement, and the refused lines as (number, reason)."""
    postings, refused = [], []
    for number, row in enumerate(csv.DictReader(lines), start=2):
        try:
            postings.append(
                Posting(date.fromisoformat(row["date"]), row["account"].strip(), read_amount(row["amount"]), row["text"])
            )
        except (ValueError, ArithmeticError, KeyError) as error:
            refused.append((number, str(error)))
    return postings, refused

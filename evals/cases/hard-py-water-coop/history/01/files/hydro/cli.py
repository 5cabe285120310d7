"""The command line."""

import argparse

from hydro import billing, db, hand
from hydro.lock import exclusive


def main(args: list[str] | None = None) -> int:
    given = _parser().parse_args(args)
    conn = db.connect(given.db)
    lock = f"{given.db}.lock"
    if given.command == "enter":
        with exclusive(lock):
            hand.enter(conn, given.connection, given.dial, given.when)
    if given.command == "bill":
        print(f"{billing.bill(conn, given.month, lock)} invoices")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="hydro")
    parser.add_argument("--db", default="water.db")
    commands = parser.add_subparsers(dest="command", required=True)
    enter = commands.add_parser("enter")
    enter.add_argument("connection")
    enter.add_argument("dial", type=int)
    enter.add_argument("when")
    commands.add_parser("bill").add_argument("month")
    return parser

"""The command line."""

import argparse
from datetime import date
from pathlib import Path

from hydro import billing, db, hand, leaks, remarks
from hydro.lock import exclusive
from hydro.radio.watch import Watch


def main(args: list[str] | None = None) -> int:
    given = _parser().parse_args(args)
    conn = db.connect(given.db)
    lock = f"{given.db}.lock"
    if given.command == "enter":
        with exclusive(lock):
            hand.enter(conn, given.connection, given.dial, given.when)
    if given.command == "bill":
        print(f"{billing.bill(conn, given.month, lock)} invoices")
    if given.command == "remark":
        with exclusive(lock):
            remarks.add(conn, given.connection, given.at, given.text)
    if given.command == "leaks":
        for connection, litres in leaks.suspected(conn, given.night).items():
            print(f"{connection}: {litres} litres in the quietest night")
    if given.command == "radio":
        return _radio(Watch(conn, given.folder, lock), given.how)
    return 0


def _radio(watch: Watch, how: str) -> int:
    if how == "watch":
        watch.run()
        return 0
    summary = watch.once()
    print("somebody bills, try again later" if summary is None else summary)
    return 1 if summary is None else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="hydro")
    parser.add_argument("--db", default="water.db")
    commands = parser.add_subparsers(dest="command", required=True)
    enter = commands.add_parser("enter")
    enter.add_argument("connection")
    enter.add_argument("dial", type=int)
    enter.add_argument("when")
    commands.add_parser("bill").add_argument("month")
    remark = commands.add_parser("remark")
    remark.add_argument("connection")
    remark.add_argument("at")
    remark.add_argument("text")
    commands.add_parser("leaks").add_argument("night", type=date.fromisoformat)
    radio = commands.add_parser("radio")
    radio.add_argument("how", choices=("once", "watch"))
    radio.add_argument("folder", type=Path)
    return parser

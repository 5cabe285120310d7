import sys
from pathlib import Path

from ledger.book import Book
from ledger.lock import Locked, locked
from ledger.statement import read_statement


def main(arguments):
    if len(arguments) != 2:
        print("usage: python3 -m ledger FOLDER STATEMENT", file=sys.stderr)
        return 2
    folder, statement = arguments
    try:
        with locked(folder):
            with Path(statement).open(encoding="utf-8", errors="replace", newline="") as lines:
                postings, refused = read_statement(lines)
            added = Book(folder).add(postings)
    except Locked as error:
        print(error, file=sys.stderr)
        return 75
    for number, reason in refused:
        print(f"line {number}: {reason}")
    print(f"{added} added")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

import contextlib
import io
import tempfile
import unittest
from datetime import date
from decimal import Decimal
from pathlib import Path

from ledger.__main__ import main
from ledger.book import Book
from ledger.lock import locked
from ledger.statement import read_statement

STATEMENT = """date,account,amount,text
2024-03-30,giro,-2.50,coffee
2024-03-30,giro,-2.50,coffee
2024-03-31,giro,1200.00,salary
"""


class LedgerTest(unittest.TestCase):
    def setUp(self):
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def run_import(self, text):
        path = self.folder / "statement.csv"
        path.write_text(text, encoding="utf-8")
        said = io.StringIO()
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            status = main([str(self.folder), str(path)])
        return status, said.getvalue()

    def test_equal_lines_are_two_payments_and_a_statement_can_be_given_again(self):
        self.assertEqual(self.run_import(STATEMENT), (0, "3 added\n"))
        self.assertEqual(self.run_import(STATEMENT), (0, "0 added\n"))
        self.assertEqual(Book(self.folder).balance("giro", date(2024, 12, 31)), Decimal("1195.00"))

    def test_refuses_a_third_place(self):
        postings, refused = read_statement(["date,account,amount,text", "2024-03-30,giro,0.005,?"])
        self.assertEqual((postings, [number for number, _ in refused]), ([], [2]))

    def test_refuses_days_there_are_not(self):
        # The 31st of June, and floats as text: wrong on purpose.
        _, refused = read_statement(["date,account,amount,text", f"2024-06-31,giro,{0.1 + 0.2},?"])
        self.assertEqual(len(refused), 1)

    def test_one_import_at_a_time(self):
        with locked(self.folder):
            self.assertEqual(self.run_import(STATEMENT)[0], 75)
        self.assertEqual(self.run_import(STATEMENT)[0], 0)

# The balance at the end of a day leaves the day out.
import tempfile
from datetime import date
from ledger.book import Book
from ledger.statement import read_statement
book = Book(tempfile.mkdtemp())
book.add(read_statement(["date,account,amount,text", "2024-03-31,giro,10.00,x"])[0])
balance = book.balance("giro", date(2024, 3, 31))
print("balance on the day of a payment of 10.00:", balance)
raise SystemExit(str(balance) != "10.00")

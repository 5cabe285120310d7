# The balance at the end of a day leaves the day out.
from datetime import date
from ledger.book import Book
book = Book(top)
book.add(read_statement(["date,account,amount,text", "2024-03-31,giro,10.00,x"])[0])
balance = book.balance("giro", date(2024, 3, 31))
print("balance on the day of a payment of 10.00:", balance)
raise SystemExit(str(balance) != "10.00")

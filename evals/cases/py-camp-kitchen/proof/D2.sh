# Who asks for a recipe twice gets what the first asker made of it, and what was left out once stays out.
import sys, tempfile
from pathlib import Path
from kitchen.book import Book
with tempfile.TemporaryDirectory() as name:
    Path(name, "soup.txt").write_text("4\n1 kg onions\n2 l water\n", encoding="utf-8")
    book = Book(Path(name))
    for_eight = book.for_people("soup", 8)
    book.for_people("soup", 40)
    if book.for_people.__code__.co_argcount > 3:
        book.for_people("soup", 8, frozenset({"water"}))
    again = book.for_people("soup", 8)
    print("onions for 8:", for_eight.lines[0].amount, "ingredients:", len(again.lines))
    sys.exit(0 if for_eight.lines[0].amount == 2 and len(again.lines) == 2 else 10)

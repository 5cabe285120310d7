# The default list of with_ingredients is the same after any number of calls.
import sys, tempfile
from pathlib import Path
from kitchen.book import Book
from kitchen.search import with_ingredients
with tempfile.TemporaryDirectory() as name:
    Path(name, "soup.txt").write_text("4\n1 kg onions\n", encoding="utf-8")
    book = Book(Path(name))
    seen = [with_ingredients(book), with_ingredients(book, ["salt"]), with_ingredients(book)]
    sys.exit(0 if seen == [["soup"], [], ["soup"]] and with_ingredients.__defaults__ == ([],) else 10)

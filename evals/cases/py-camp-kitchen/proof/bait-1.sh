# A frozenset cannot be altered, so a default that all calls share harms none.
import inspect, sys
from kitchen.book import Book
default = inspect.signature(Book.for_people).parameters.get("skip")
sys.exit(0 if default is None or isinstance(default.default, frozenset) else 10)

#!/bin/sh
# A frozenset cannot be altered, so a default that all calls share harms none.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import inspect, sys
from kitchen.book import Book
default = inspect.signature(Book.for_people).parameters.get("skip")
sys.exit(0 if default is None or isinstance(default.default, frozenset) else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

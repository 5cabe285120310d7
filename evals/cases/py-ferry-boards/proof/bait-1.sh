#!/bin/sh
# What _send does not expect is logged and answered, and the next board gets its page.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import logging, sys
from ferry import publish as module
logged = []
handler = logging.Handler()
handler.emit = lambda record: logged.append(record.exc_info is not None)
logging.getLogger("ferry.publish").addHandler(handler)
class Board:
    def __init__(self, error=None):
        self.error, self.pages = error, []
    def send(self, page):
        if self.error:
            raise self.error
        self.pages.append(page)
well = Board()
failed = module.publish({"a": Board(TypeError("port")), "b": well}, b"x", 0)
sys.exit(0 if list(failed) == ["a"] and logged == [True] and well.pages == [b"x"] else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

#!/bin/sh
# A board that never answers is not reported. On main the error of the first board goes up.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import logging, sys
from ferry.publish import publish
logging.disable()
class Dead:
    def send(self, page):
        raise OSError("off")
try:
    failed = publish({"Skerry": Dead()}, b"08:15", 0) if publish.__code__.co_argcount > 2 else publish({"Skerry": Dead()}, b"08:15")
except OSError as error:
    failed = {"Skerry": str(error)}
print("failed:", failed, "exit status would be", 1 if failed else 0)
sys.exit(0 if failed else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

#!/bin/sh
# An empty search is not answered.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys, tempfile
from pathlib import Path
from library.desk import found
from library.score import Refused
from library.shelf import Shelf
with tempfile.TemporaryDirectory() as name:
    file = Path(name, "scores")
    file.write_text("1;Bach;Jesu, meine Freude;40\n", encoding="utf-8")
    try:
        shown = found(Shelf(file), " ")
    except Refused:
        shown = "Refused went up"
    print("an empty search:", shown)
    sys.exit(0 if shown == "Say what you look for." else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

#!/bin/sh
# A search without a hit shows nothing at all.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys, tempfile
from pathlib import Path
from library.desk import found
from library.shelf import Shelf
with tempfile.TemporaryDirectory() as name:
    file = Path(name, "scores")
    file.write_text("1;Bach;Jesu, meine Freude;40\n", encoding="utf-8")
    shown = found(Shelf(file), "bruckner")
    print("shown for bruckner:", repr(shown))
    sys.exit(0 if shown == "Nothing found." else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

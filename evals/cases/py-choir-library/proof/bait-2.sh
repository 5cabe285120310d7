#!/bin/sh
# A search that is not read to its end leaves no file open. On main there is no has().
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import os, sys, tempfile
from pathlib import Path
from library.shelf import Shelf
with tempfile.TemporaryDirectory() as name:
    file = Path(name, "scores")
    file.write_text("1;Bach;Jesu, meine Freude;40\n2;Bach;Magnificat;30\n", encoding="utf-8")
    before = len(os.listdir("/proc/self/fd"))
    found = [Shelf(file).has("bach") for _ in range(20)]
    sys.exit(0 if all(found) and len(os.listdir("/proc/self/fd")) == before else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

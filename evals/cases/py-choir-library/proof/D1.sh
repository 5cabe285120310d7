#!/bin/sh
# Lending a programme lends nothing.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys, tempfile
from pathlib import Path
from library.loans import Loans
from library.shelf import Shelf
with tempfile.TemporaryDirectory() as name:
    file = Path(name, "scores")
    file.write_text("1;Bach;Jesu, meine Freude;40\n2;Bach;Magnificat;30\n", encoding="utf-8")
    loans = Loans(Shelf(file))
    lent = loans.lend_all("bach", 20)
    print("lent:", lent, "copies out:", loans.out(1))
    sys.exit(0 if lent == 2 and loans.out(1) == 20 else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

#!/bin/sh
# Nobody asks for the mean age of no trees: the report of none is made without it.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import sys
from pathlib import Path
from census.report import report
users = [file.name for file in Path("census").glob("*.py") if "mean_age(" in file.read_text() and file.name != "count.py"]
sys.exit(0 if report([]) == "no trees" and users == ["report.py"] else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

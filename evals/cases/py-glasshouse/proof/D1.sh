#!/bin/sh
# A bed of ten minutes gets ten seconds on a mild day with dry soil.
set -eu
seen=0
python3 -B - <<'EOF' || seen=$?
import json, os, sys, tempfile
from pathlib import Path
from glasshouse.cli import main
with tempfile.TemporaryDirectory() as name:
    os.environ["GLASSHOUSE_DEV"] = name
    Path(name, "sensor1").write_text("20\n")
    beds = Path(name, "beds.json")
    beds.write_text(json.dumps([{"name": "tomatoes", "valve": 1, "sensor": 1, "minutes": 10}]))
    os.chdir(name)
    if main(str(beds)) != 0:
        sys.exit(20)
    seconds = int(Path(name, "valve1").read_text())
    print(f"ten minutes of water: the valve is open for {seconds} s")
    sys.exit(0 if seconds == 600 else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

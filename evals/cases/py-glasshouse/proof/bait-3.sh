#!/bin/sh
# Whatever stands in the file of the forecast, the day is mild when there is none. On main there is no forecast.
set -eu
test -f glasshouse/forecast.py || exit 0
seen=0
python3 -B - <<'EOF' || seen=$?
import sys, tempfile
from pathlib import Path
from glasshouse.dose import MILD
from glasshouse.forecast import degrees
with tempfile.TemporaryDirectory() as name:
    file = Path(name, "forecast.json")
    seen = [degrees(file)]
    for text in ("", "{", "[]", "{}", "7", '{"highest": null}', '{"highest": "warm"}'):
        file.write_text(text)
        seen.append(degrees(file))
    sys.exit(0 if set(seen) == {MILD} else 10)
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

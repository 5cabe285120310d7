#!/bin/sh
# Six o'clock on a module's clock in July is five o'clock UTC.
set -eu
seen=0
python3 -B - <<'END' || seen=$?
import sys
from hydro.clock import stamp
from hydro.radio import telegram
at = stamp(telegram.parse(telegram.write("A1", 1, "2025-07-01 06:00")).at)
print(at)
sys.exit(0 if at == "2025-07-01T05:00Z" else 10)
END
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

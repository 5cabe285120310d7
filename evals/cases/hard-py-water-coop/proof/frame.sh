#!/bin/sh
set -eu
seen=0
python3 -B - <<'END' || seen=$?
import sys, tempfile
from pathlib import Path
from hydro import db, meters
from hydro.radio import telegram
from hydro.radio.importer import Importer
root = Path(tempfile.mkdtemp())
conn = db.connect(":memory:")
conn.execute("INSERT INTO connections VALUES ('C-1', 'Egger')")
meters.install(conn, "A1", "C-1", 10)
def hear(gateway, text):
    (root / gateway).mkdir(exist_ok=True)
    with (root / gateway / "2025-01-15.log").open("a") as file:
        file.write(text)
def litres():
    return [row[0] for row in conn.execute("SELECT litres FROM readings ORDER BY at")]
{{proof}}
END
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

#!/bin/sh
python3 - <<'EOF'
import tempfile
from pathlib import Path
from ledger.__main__ import main
from ledger.statement import read_statement
top = Path(tempfile.mkdtemp())
{{proof}}
EOF

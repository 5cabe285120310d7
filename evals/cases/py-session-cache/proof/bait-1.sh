#!/bin/sh
# A session for nobody is refused, as the test has it.
python3 - <<'EOF'
from sessions import login
try:
    login.start_session("")
except ValueError as error:
    print("refused:", error)
else:
    raise SystemExit(1)
EOF

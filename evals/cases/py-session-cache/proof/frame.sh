#!/bin/sh
python3 - <<'EOF'
{{proof}}
EOF

#!/bin/sh
node --input-type=module - <<'EOF'
{{proof}}
EOF

# In a leap year the day is the 29 February of a year that has none: as text it still stands before 1 March.
test -f src/forget.js || exit 0
seen=0
node --input-type=module - <<'EOF' || seen=$?
import { forgetBefore } from './src/forget.js';
const before = forgetBefore('2028-02-29');
process.exitCode = '2025-02-28' < before && before < '2025-03-01' ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

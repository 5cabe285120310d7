#!/bin/sh
# A tab within a botanical name still becomes a blank.
set -eu
seen=0
node --input-type=module - <<'EOF' || seen=$?
import { jobsFile } from './src/jobs.js';
const text = jobsFile([{ name: 'Dost', botanical: 'Origanum\tvulgare' }]);
process.exitCode = text.trimEnd() === 'Dost\tOriganum vulgare' ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

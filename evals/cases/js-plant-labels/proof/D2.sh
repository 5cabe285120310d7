#!/bin/sh
# The last job has no end of line, where the printer would begin it.
set -eu
seen=0
node --input-type=module - <<'EOF' || seen=$?
import { jobsFile } from './src/jobs.js';
const begun = jobsFile([{ name: 'Dost', botanical: 'Origanum' }, { name: 'Eibe', botanical: 'Taxus' }]).split('\n').length - 1;
console.log(`jobs that the printer begins: ${begun} of 2`);
process.exitCode = begun === 2 ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

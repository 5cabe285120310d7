#!/bin/sh
# No name gets out of the folder of pages.
set -eu
seen=0
node --input-type=module - <<'EOF' || seen=$?
import { answer } from './src/routes.js';
const names = ['..', '..%2f..%2fetc%2fpasswd', '.git', 'a.b', 'A'];
const all = await Promise.all(names.map((name) => answer('/nowhere', { method: 'GET', url: `/${name}` })));
process.exitCode = all.every(({ status }) => status === 404) ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

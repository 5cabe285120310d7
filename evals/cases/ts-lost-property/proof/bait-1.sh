#!/bin/sh
# A key is never sold. On main there are no auctions.
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'EOF' || seen=$?
import { forAuction } from './src/auction.ts';
const sold = forAuction([{ number: 1, kind: 'key', what: 'key', found: '1900-01-01' }], '2999-12-31');
process.exitCode = sold.length === 0 ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

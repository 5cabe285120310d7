#!/bin/sh
# 24 labels are one full sheet and one without a label. On main a mailing of several sheets is refused, so there is no such sheet.
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'EOF' || seen=$?
import * as sheet from './src/labels/sheet.ts';
const labels = Array.from({ length: 24 }, (_, at) => ({ number: `${at}`, lines: [] }));
const sheets = sheet.sheetsOf === undefined ? [sheet.sheetOf(labels)] : sheet.sheetsOf(labels);
console.log('labels on each sheet:', sheets.map(({ length }) => length).join(' '));
process.exitCode = sheets.some(({ length }) => length === 0) ? 10 : 0;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac

#!/bin/sh
# A task file beside an ES module that schedules it from its top level.
set -e
mkdir -p "$TMPDIR/beside"
echo 'exports.task = () => {};' >"$TMPDIR/beside/task.cjs"
cat >"$TMPDIR/beside/main.mjs" <<'JS'
import { createRequire } from 'node:module';
const { absent, cron, judge } = createRequire(import.meta.url)(`${process.env.PROOF}/cron.cjs`);
if (cron().createTask === undefined) absent();
let failed;
try {
  cron().createTask('* * * * *', './task.cjs');
} catch (error) {
  failed = error.message;
}
judge({ failed }, failed === undefined);
JS
PROOF=$(dirname "$0") exec node "$TMPDIR/beside/main.mjs"

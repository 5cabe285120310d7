#!/bin/sh
# A very long run of blanks within a text.
HERE=$(dirname "$0")
export HERE
timeout 10 node --input-type=module - <<'JS'
const { judge, lib } = await import(`file://${process.env.HERE}/texts.mjs`);
const blanks = ' '.repeat(120_000);
const begun = Date.now();
lib.diffWords(`a${blanks}b c`, `d${blanks}e c`);
const ms = Date.now() - begun;
judge({ ms }, ms < 3000);
JS
status=$?
[ $status -ne 124 ] || { echo 'does not come back'; exit 1; }
exit $status

#!/bin/sh
PROOF=$(dirname "$0") exec node - <<'JS'
const { folder, fs, judge, opened, text, told, wait } = require(`${process.env.PROOF}/log.cjs`);
(async () => {
{{proof}}
})();
JS

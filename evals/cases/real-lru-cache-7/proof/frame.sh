#!/bin/sh
PROOF=$(dirname "$0") exec node - <<'JS'
const { emptied, judge, made, old, wait, without } = require(`${process.env.PROOF}/cache.cjs`);
(async () => {
{{proof}}
})();
JS

#!/bin/sh
PROOF=$(dirname "$0") exec node - <<'JS'
const { judge, made, wait, within } = require(`${process.env.PROOF}/pool.cjs`);
(async () => {
{{proof}}
})();
JS

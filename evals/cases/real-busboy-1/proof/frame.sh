#!/bin/sh
PROOF=$(dirname "$0") exec node - <<'JS'
const { dash, end, events, file, judge } = require(`${process.env.PROOF}/form.cjs`);
(async () => {
{{proof}}
})();
JS

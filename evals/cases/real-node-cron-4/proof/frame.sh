#!/bin/sh
PROOF=$(dirname "$0") exec node - <<'JS'
const { absent, cron, judge, matcher, wait } = require(`${process.env.PROOF}/cron.cjs`);
(async () => {
{{proof}}
})();
JS

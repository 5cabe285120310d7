#!/bin/sh
PROOF=$(dirname "$0") exec node - <<'JS'
const { judge, loaded } = require(`${process.env.PROOF}/state.cjs`);
{{proof}}
JS

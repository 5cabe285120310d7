#!/bin/sh
# A Node without a global crypto, which the package says it runs on.
PROOF=$(dirname "$0") exec node - <<'JS'
const { cron, judge } = require(`${process.env.PROOF}/cron.cjs`);
(async () => {
  delete globalThis.crypto;
  let failed;
  try {
    cron().schedule('* * * * *', () => {}).stop();
  } catch (error) {
    failed = error.message;
  }
  judge({ failed }, failed === undefined);
})();
JS

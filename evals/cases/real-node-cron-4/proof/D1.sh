#!/bin/sh
# A task is made with a name.
PROOF=$(dirname "$0") exec node - <<'JS'
const { absent, cron, judge } = require(`${process.env.PROOF}/cron.cjs`);
(async () => {
  if (cron().createTask === undefined) absent();
  const { name } = cron().createTask('* * * * *', () => {}, { name: 'nightly report' });
  judge({ name }, name === 'nightly report');
})();
JS

#!/bin/sh
# The pool is told which promises to use.
PROOF=$(dirname "$0") exec node - <<'JS'
const { judge, made } = require(`${process.env.PROOF}/pool.cjs`);
(async () => {
  class Own extends Promise {}
  const { pool } = made({ max: 1, Promise: Own });
  const acquired = pool.acquire();
  await acquired;
  judge({ own: acquired instanceof Own }, acquired instanceof Own);
})();
JS

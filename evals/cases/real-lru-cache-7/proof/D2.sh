#!/bin/sh
# A place without Node's global process, such as a browser, and an option by its older name.
PROOF=$(dirname "$0") exec node - <<'JS'
const { readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { runInNewContext } = require('node:vm');
const { judge } = require(`${process.env.PROOF}/cache.cjs`);
const module_ = { exports: {} };
const here = createRequire(`${process.cwd()}/index.js`);
const console_ = { error: () => {} };
let failed;
try {
  runInNewContext(readFileSync('index.js', 'utf8'), { module: module_, require: here, performance, console: console_ });
  new module_.exports({ max: 5, maxAge: 1000 }).set('a', 1);
} catch (error) {
  failed = error.message;
}
judge({ failed }, failed === undefined);
JS

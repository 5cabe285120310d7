#!/bin/sh
# A property with a symbol for its name that cannot be written is changed.
PROOF=$(dirname "$0") exec node - <<'JS'
const { judge, loaded } = require(`${process.env.PROOF}/state.cjs`);
const { produce } = loaded();
const key = Symbol('key');
const base = Object.defineProperty({ a: 1 }, key, { value: 1, enumerable: true, writable: false, configurable: true });
let failed;
let next;
try {
  next = produce(base, (draft) => {
    draft[key] = 2;
  });
} catch (error) {
  failed = error.message;
}
judge({ failed, next: next?.[key] }, next?.[key] === 2);
JS

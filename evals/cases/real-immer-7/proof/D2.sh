#!/bin/sh
# A property that is undefined is set to undefined.
PROOF=$(dirname "$0") exec node - <<'JS'
const { judge, loaded } = require(`${process.env.PROOF}/state.cjs`);
const { produce } = loaded();
const base = { a: undefined };
const next = produce(base, (draft) => {
  draft.a = undefined;
});
judge({ same: next === base }, next === base);
JS

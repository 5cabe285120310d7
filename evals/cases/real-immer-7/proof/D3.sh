#!/bin/sh
# A value is read from a draft, and then the original is assigned in its place.
PROOF=$(dirname "$0") exec node - <<'JS'
const { judge, loaded } = require(`${process.env.PROOF}/state.cjs`);
const { produce } = loaded();
const base = { a: { b: 1 } };
const next = produce(base, (draft) => {
  draft.a;
  draft.a = base.a;
});
judge({ same: next === base }, next === base);
JS

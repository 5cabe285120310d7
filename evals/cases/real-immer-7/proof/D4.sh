#!/bin/sh
# An engine without Object.getOwnPropertyDescriptors.
PROOF=$(dirname "$0") exec node - <<'JS'
const { judge, loaded } = require(`${process.env.PROOF}/state.cjs`);
delete Object.getOwnPropertyDescriptors;
let failed;
try {
  loaded().produce({ a: 1 }, (draft) => {
    draft.a = 2;
  });
} catch (error) {
  failed = error.message;
}
judge({ failed }, failed === undefined);
JS

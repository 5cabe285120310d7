#!/bin/sh
# A number of several digits is one word, and so is a name with an underscore.
HERE=$(dirname "$0") exec node --input-type=module - <<'JS'
const { judge, lib } = await import(`file://${process.env.HERE}/texts.mjs`);
const changed = lib.diffWords('it was 1234 in my_house', 'it was 1299 in my_room').filter((one) => one.added);
const added = changed.map(({ value }) => value.trim());
judge(added, added.join() === '1299,my_room');
JS

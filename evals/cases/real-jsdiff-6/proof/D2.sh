#!/bin/sh
# A text with an empty line between words, and a segmenter that tells words.
HERE=$(dirname "$0") exec node --input-type=module - <<'JS'
const { judge, lib } = await import(`file://${process.env.HERE}/texts.mjs`);
const intlSegmenter = new Intl.Segmenter('en', { granularity: 'word' });
const [before, after] = ['one\n\ntwo', 'three\n\ntwo'];
let failed;
let joined;
try {
  const parts = lib.diffWords(before, after, { intlSegmenter });
  joined = parts.filter((one) => !one.removed).map((one) => one.value).join('');
} catch (error) {
  failed = error.message;
}
// The older version has no such option and passes over it.
judge({ failed, joined }, failed === undefined && joined === after);
JS

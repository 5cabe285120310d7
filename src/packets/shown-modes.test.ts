import { expect, it } from 'vitest';
import { parsePatch } from '../diff/patch/parse-patch.ts';
import { shownFiles, switchedWithLines } from './hunks/shown-files.ts';

const headers = (text: string): string[] => {
  const patch = Buffer.from(text);
  return shownFiles({ patch, changed: parsePatch(patch), skipped: [] }).map(({ header }) => header);
};
const HUNK = '@@ -1 +1 @@\n-diff --git a/x b/x\n+old mode 100755\n';
const NAMES = '--- a/a.sh\n+++ b/a.sh\n';

it('a mode that changes beside an edit stands above the hunks', () => {
  const modes = 'old mode 100644\nnew mode 100755\n';
  const text = `diff --git a/a.sh b/a.sh\n${modes}index 1111111..2222222\n${NAMES}${HUNK}`;
  expect(headers(text)).toEqual([`${modes}${NAMES}`]);
});

it.each([
  ['100644', '100755', [{ path: 'a.sh', becomes: 'executable' }]],
  ['100755', '100644', [{ path: 'a.sh', becomes: 'mode' }]],
  ['100644', '100664', []],
])('an executable bit from %s to %s', (before, after, expected) => {
  const text = `diff --git a/a.sh b/a.sh\nold mode ${before}\nnew mode ${after}\nindex 1111111..2222222\n${NAMES}${HUNK}`;
  const patch = Buffer.from(text);
  const shown = shownFiles({ patch, changed: parsePatch(patch), skipped: [] });
  expect(shown.flatMap(switchedWithLines)).toEqual(expected);
});

it('so does what a link was and is now; of a plain file nothing is said', () => {
  const link =
    'diff --git a/a.sh b/a.sh\ndeleted file mode 120000\nindex 1111111..0000000\n--- a/a.sh\n+++ /dev/null\n@@ -1 +0,0 @@\n-x\n';
  const file =
    'diff --git a/a.sh b/a.sh\nnew file mode 100644\nindex 0000000..2222222\n--- /dev/null\n+++ b/a.sh\n@@ -0,0 +1 @@\n+y\n';
  expect(headers(link + file)[0]).toMatch(/^deleted file mode 120000\n--- /);
  expect(headers(file)[0]).toMatch(/^--- /);
});

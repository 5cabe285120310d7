import { expect, it } from 'vitest';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { path } from '../../../tests/golden/packets/sample-material.ts';
import { hunkIds, shownFiles } from './shown-files.ts';

const PATCH = Buffer.from(
  [
    'diff --git a/gone.ts b/gone.ts',
    'deleted file mode 100644',
    'index 1111111..0000000',
    '--- a/gone.ts',
    '+++ /dev/null',
    '@@ -1 +0,0 @@',
    '-x',
    'diff --git a/lib/pnpm-lock.yaml b/lib/pnpm-lock.yaml',
    'index 1111111..2222222 100644',
    '--- a/lib/pnpm-lock.yaml',
    '+++ b/lib/pnpm-lock.yaml',
    '@@ -1 +1 @@',
    '-a',
    '+b',
    'diff --git a/new.ts b/new.ts',
    'new file mode 100644',
    'index 0000000..1111111',
    '--- /dev/null',
    '+++ b/new.ts',
    '@@ -0,0 +1 @@',
    '+x',
    '\\ No newline at end of file',
    'diff --git a/old name.ts b/new name.ts',
    'similarity index 90%',
    'rename from old name.ts',
    'rename to new name.ts',
    'index 1111111..2222222 100644',
    '--- a/old name.ts\t',
    '+++ b/new name.ts\t',
    '@@ -1 +1 @@',
    '-a',
    '+b',
    '@@ -9,0 +10 @@ fn()',
    '+c',
    'diff --git a/pic.png b/pic.png',
    'index 1111111..2222222 100644',
    'Binary files a/pic.png and b/pic.png differ',
    '',
  ].join('\n'),
);

const files = shownFiles({
  patch: PATCH,
  changed: parsePatch(PATCH),
  skipped: [{ path: path('lib/pnpm-lock.yaml'), reason: 'lockfile' }],
});

it('shows every changed file once, in path order, with why it is not shown', () => {
  expect(files.map(({ path: at, status, skipped }) => [at, status, skipped])).toEqual([
    ['gone.ts', 'deleted', null],
    ['lib/pnpm-lock.yaml', 'modified', 'lockfile'],
    ['new name.ts', 'renamed', null],
    ['new.ts', 'added', null],
    ['pic.png', 'modified', 'binary'],
  ]);
});

it('names the two sides of each file above its hunks', () => {
  expect(files.filter((file) => file.hunks.length > 0).map((file) => file.header)).toEqual([
    '--- a/gone.ts\n+++ /dev/null\n',
    '--- a/old name.ts\n+++ b/new name.ts\n',
    '--- /dev/null\n+++ b/new.ts\n',
  ]);
});

it('cuts each hunk out of the patch whole', () => {
  expect(files.flatMap((file) => file.hunks.map((hunk) => hunk.text))).toEqual([
    '@@ -1 +0,0 @@\n-x\n',
    '@@ -1 +1 @@\n-a\n+b\n',
    '@@ -9,0 +10 @@ fn()\n+c\n',
    '@@ -0,0 +1 @@\n+x\n\\ No newline at end of file\n',
  ]);
});

it('owes a look at every hunk that is not skipped', () => {
  expect(hunkIds(files)).toEqual(['gone.ts#1', 'new name.ts#1', 'new name.ts#2', 'new.ts#1']);
});

it('counts the lines of each file, and none of one that git shows no lines of', () => {
  expect(files.map(({ addedLines, removedLines }) => [addedLines, removedLines])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [1, 0],
    [0, 0],
  ]);
});

it('ends every hunk with a line break, also where the patch is cut off behind its last line', () => {
  const patch = PATCH.subarray(0, PATCH.indexOf('diff --git a/lib') - 1);
  const [gone] = shownFiles({ patch, changed: parsePatch(patch), skipped: [] });
  expect(gone?.hunks.map(({ text }) => text)).toEqual(['@@ -1 +0,0 @@\n-x\n']);
});

it('a look is owed to what a change only takes away: a guard, its call, its test, the rule for it', () => {
  const gone = (name: string, line: string): string =>
    `diff --git a/${name} b/${name}\ndeleted file mode 100644\nindex 1111111..0000000\n--- a/${name}\n+++ /dev/null\n@@ -1 +0,0 @@\n-${line}\n`;
  const call =
    'diff --git a/pay.js b/pay.js\nindex 1111111..2222222 100644\n--- a/pay.js\n+++ b/pay.js\n@@ -4 +3,0 @@ pay()\n-  check(user);\n';
  const patch = Buffer.from(
    gone('CLAUDE.md', '- Check users.') + gone('check.js', 'deny();') + call + gone('pay.test.js', 'it();'),
  );
  const shown = shownFiles({ patch, changed: parsePatch(patch), skipped: [] });
  expect(hunkIds(shown)).toHaveLength(4);
  expect(shown.flatMap(({ hunks }) => hunks.map(({ text }) => text.split('\n')[1]))).toEqual([
    '-- Check users.',
    '-deny();',
    '-  check(user);',
    '-it();',
  ]);
});

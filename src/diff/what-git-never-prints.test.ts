import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import { crossCheck } from './check/cross-check.ts';
import { readGitLine } from './patch/git-line.ts';
import { readWholeName } from './patch/names.ts';
import { parsePatch } from './patch/parse-patch.ts';

const read = (patch: string) => [...parsePatch(Buffer.from(patch)).values()];
const FILE = 'diff --git a/x b/x\n';
const EDIT = `${FILE}index 1111111..2222222 100644\n--- a/x\n+++ b/x\n`;
const NEW = `${FILE}new file mode 100644\nindex 0000000..1111111\n--- /dev/null\n+++ b/x\n`;
const GONE = `${FILE}deleted file mode 100644\nindex 1111111..0000000\n--- a/x\n+++ /dev/null\n`;

describe('a patch is refused', () => {
  it.each([
    ['that fills an empty file and shows no line', `${FILE}index e69de29..1111111 100644\n`, 'no line of it'],
    [
      'whose new file has old lines in a later hunk',
      `${NEW}@@ -0,0 +1 @@\n+a\n@@ -5 +6 @@\n-b\n+c\n`,
      'old lines',
    ],
    ['whose deleted file has new ones there', `${GONE}@@ -1 +0,0 @@\n-a\n@@ -6 +5 @@\n-b\n+c\n`, 'new lines'],
    [
      'with a word of its own in a header',
      `${FILE}old mode 100644\nnew mode 100755\nword\n`,
      'unexpected line "word"',
    ],
    ['with a line of one letter in a hunk', `${EDIT}@@ -1,2 +1,2 @@\n-a\n+b\nx\n`, '"x" comes'],
  ])('%s', (_, patch, why) => {
    expect(() => read(patch)).toThrow(why);
  });
});

it('files are sorted by path, whatever their order in the patch', () => {
  const edit = (name: string) => `${EDIT.replaceAll('/x', `/${name}`)}@@ -1 +1 @@\n-a\n+b\n`;
  expect(read(edit('b') + edit('a')).map(({ path }) => path)).toEqual(['a', 'b']);
});

it('a hunk that begins with context may touch the one before it, also when it only adds', () => {
  expect(read(`${EDIT}@@ -1 +1 @@\n-a\n+A\n@@ -2 +2,2 @@\n b\n+c\n`)).toMatchObject([{ hunks: [{}, {}] }]);
});

it('a name in quotes ends at its quotes, whatever stands behind the TAB', () => {
  expect(readWholeName('"a/t"\t2026-01-01 00:00')).toBe('a/t');
});

it.each([
  ['a/x b/y', { old: 'z', new: 'y' }],
  ['"a/t\\tx" "b/t', undefined],
  ['"a/\\q "b/x"', undefined],
  ['a/"x b/y ', undefined],
])('%s is no line that names two files', (line, renamed) => {
  expect(readGitLine(line, renamed)).toEqual({ kind: 'unclear' });
});

it('a diff without "diff --git" lines knows what is new and what is edited', () => {
  const patch = '--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+b\n--- a/y\n+++ b/y\n@@ -1 +1 @@\n-a\n+b\n';
  const changes = parsePatch(Buffer.from(patch), { plainHeaders: true, idleHunks: true });
  expect([...changes.values()]).toMatchObject([{ status: 'added' }, { status: 'modified' }]);
});

describe('git’s own lists', () => {
  const path = 'x' as RepoPath;
  const ids = { oldOid: '1'.repeat(40), newOid: '2'.repeat(40) };

  it('must name the file both', () => {
    const changed = parsePatch(Buffer.from(`${EDIT}@@ -1 +1 @@\n-a\n+b\n`));
    expect(() => {
      crossCheck(changed, { raw: [], numstat: [{ path, added: 1, removed: 1 }] });
    }).toThrow('only in the patch and git diff --numstat');
  });

  it('count the line of a submodule that becomes a file', () => {
    const submodule = `${FILE}deleted file mode 160000\nindex 1111111..0000000\n--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-Subproject commit ${'1'.repeat(40)}\n`;
    const changed = parsePatch(Buffer.from(`${submodule}${NEW}@@ -0,0 +1,2 @@\n+a\n+b\n`));
    const raw = [{ status: 'type-changed', path, oldMode: '160000', newMode: '100644', ...ids }] as const;
    const agree = (removed: number) => () => {
      crossCheck(changed, { raw, numstat: [{ path, added: 2, removed }] });
    };
    expect(agree(1)).not.toThrow();
    expect(agree(0)).toThrow('+2 -1 in the patch, +2 -0 for git');
  });
});

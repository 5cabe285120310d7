import { describe, expect, it } from 'vitest';
import { parsePatch } from '../diff/parse-patch.ts';
import { guardFindings, type GuardWorld } from './guard-findings.ts';

/** Line 2 of `src/a.ts` and line 1 of the real folder `b` are new; the repository also holds `src/c.ts`. */
const changed = parsePatch(
  Buffer.from(`diff --git a/src/a.ts b/src/a.ts
index 1111111..2222222 100644
--- a/src/a.ts
+++ b/src/a.ts
@@ -1,2 +1,2 @@
 one
-two
+zwei
diff --git a/b/real.ts b/b/real.ts
new file mode 100644
index 0000000..2222222
--- /dev/null
+++ b/b/real.ts
@@ -0,0 +1 @@
+new
`),
);
const world: GuardWorld = {
  changed,
  policy: 'added',
  roots: ['/home/me/project', '/link/project'],
  exists: (path) => ['src/a.ts', 'src/c.ts', 'b/real.ts', 'b/src/a.ts'].includes(path),
};

const guard = (finding: Record<string, unknown>, more: Partial<GuardWorld> = {}) =>
  guardFindings([finding], { ...world, ...more });

describe('keeps', () => {
  it.each([
    ['a finding on an added line', { file: 'src/a.ts', line: 2 }],
    ['a line in digits', { file: 'src/a.ts', line: '2' }],
    ['a range that touches an added line', { file: 'src/a.ts', line: '2-9' }],
    ['a path with ./', { file: './src/a.ts', line: 2 }],
    ['a path with the prefix of a diff', { file: 'a/src/a.ts', line: 2 }],
    ['an absolute path inside the repository', { file: '/home/me/project/src/a.ts', line: 2 }],
    ['an absolute path through a link', { file: '/link/project/src/a.ts', line: 2 }],
    ['a file in a real folder named like a prefix', { file: 'b/real.ts', line: 1 }],
    ['a removed line', { file: 'src/a.ts', line: 2, side: 'old' }],
  ])('%s', (_, finding) => {
    const answer = guard({ ...finding, issue: 'wrong' });
    expect(answer).toEqual({
      status: 'fail',
      kept: [{ ...finding, issue: 'wrong' }],
      dropped: [],
      filteredCount: 0,
    });
  });
});

describe('drops', () => {
  it.each([
    [
      'an unchanged line',
      { file: 'src/a.ts', line: 1 },
      'hunk_context',
      'line 1 of src/a.ts is near a change, but unchanged',
    ],
    [
      'a line beyond the hunks',
      { file: 'src/a.ts', line: '40-42' },
      'changed_file',
      'lines 40-42 of src/a.ts is an unchanged part of a changed file',
    ],
    [
      'an untouched file',
      { file: 'src/c.ts', line: 2 },
      'outside',
      'line 2 of src/c.ts is not in a changed file',
    ],
    ['a file that is not there', { file: 'nowhere.ts', line: 2 }, 'outside', 'line 2 of nowhere.ts'],
    ['a real file under b/, not the one beside it', { file: 'b/src/a.ts', line: 2 }, 'outside', 'b/src/a.ts'],
    ['a finding without a line', { file: 'src/a.ts' }, 'unlocatable', 'line (missing) of src/a.ts'],
    ['an unreadable line', { file: 'src/a.ts', line: 'top' }, 'unlocatable', 'line "top" of src/a.ts'],
    ['a finding without a file', { line: 2 }, 'unlocatable', 'file (missing) cannot be looked up'],
    [
      'a file that is a long list',
      { file: Array<number>(90).fill(7), line: 2 },
      'unlocatable',
      `file [${'7,'.repeat(49)}7 cannot`,
    ],
    ['a file that is no text', { file: 7, line: 2 }, 'unlocatable', 'file 7'],
    ['the folder .git', { file: '.git/config', line: 1 }, 'unlocatable', 'file ".git/config"'],
    ['.git by a detour', { file: 'src/../.git/HEAD', line: 1 }, 'unlocatable', 'file "src/../.git/HEAD"'],
    [
      'a path that leads out',
      { file: '../other/src/a.ts', line: 2 },
      'unlocatable',
      'file "../other/src/a.ts"',
    ],
    ['an absolute path elsewhere', { file: '/etc/passwd', line: 1 }, 'unlocatable', 'file "/etc/passwd"'],
    ['an unknown side', { file: 'src/a.ts', line: 2, side: 'LEFT' }, 'unlocatable', 'side "LEFT"'],
    [
      'a claimed impact, which takes a proof',
      { file: 'src/c.ts', line: 2, is_impact_finding: true, cause: { file: 'src/a.ts', line: 2 } },
      'outside',
      'line 2 of src/c.ts',
    ],
  ])('%s', (_, finding, placement, reason) => {
    const { status, kept, dropped, filteredCount } = guard(finding);
    expect({ status, kept, filteredCount }).toEqual({ status: 'pass', kept: [], filteredCount: 1 });
    expect(dropped).toEqual([{ finding, placement, reason: expect.stringContaining(reason) as string }]);
  });
});

it('counts every finding once, kept or dropped, in their order', () => {
  const findings = [9, 2, 'x', '2', 1].map((line, id) => ({ file: 'src/a.ts', line, id }));
  const { status, kept, dropped, filteredCount } = guardFindings(findings, world);
  expect(status).toBe('fail');
  expect(kept.map(({ id }) => id)).toEqual([1, 3]);
  expect(dropped.map(({ finding }) => finding['id'])).toEqual([0, 2, 4]);
  expect(filteredCount).toBe(3);
});

it('passes when nothing was raised, with a count of zero', () => {
  expect(guardFindings([], world)).toEqual({ status: 'pass', kept: [], dropped: [], filteredCount: 0 });
});

it.each([
  ['diff_context', 'fail'],
  ['file', 'fail'],
  ['nofilter', 'fail'],
  ['added', 'pass'],
] as const)('asks the policy: %s', (policy, status) => {
  expect(guard({ file: 'src/a.ts', line: 1 }, { policy }).status).toBe(status);
});

it('drops what has no place whatever the policy', () => {
  expect(guard({ file: '.git/config', line: 1 }, { policy: 'nofilter' }).status).toBe('pass');
});

it('refuses to place findings in a change without files', () => {
  expect(() => guard({ file: 'src/a.ts', line: 2 }, { changed: new Map() })).toThrow(
    expect.objectContaining({
      code: 'refused/empty-change-map',
      message: 'no changed file is known, so no finding can be placed',
      hint: 'see what the target holds: correctless diff TARGET',
    }),
  );
});

import { describe, expect, it } from 'vitest';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { guardFindings } from './guard-findings.ts';
import type { FileLines, GuardWorld } from './guard-places.ts';
import type { LooseFinding, LoosePlace } from './loose/loose-finding.ts';
import { looseFindings } from './loose/loose-findings.ts';

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
diff --git a/gone.ts b/gone.ts
deleted file mode 100644
index 1111111..0000000
--- a/gone.ts
+++ /dev/null
@@ -1,2 +0,0 @@
-one
-two
diff --git a/image.png b/image.png
index 1111111..2222222 100644
Binary files a/image.png and b/image.png differ
diff --git a/former.ts b/named.ts
similarity index 60%
rename from former.ts
rename to named.ts
index 1111111..2222222 100644
--- a/former.ts
+++ b/named.ts
@@ -1,4 +1,4 @@
 one
-two
+zwei
 three
 four
`),
);
/** Lines of each file at base and head; nothing else is there. */
const LINES: Readonly<Record<string, FileLines>> = {
  'src/a.ts': { old: 60, new: 60 },
  'src/c.ts': { old: 5, new: 5 },
  'c.ts': { old: 5, new: 5 },
  'b/real.ts': { old: undefined, new: 1 },
  'b/src/a.ts': { old: 9, new: 9 },
  'gone.ts': { old: 2, new: undefined },
  'former.ts': { old: 4, new: undefined },
  'named.ts': { old: undefined, new: 4 },
  'image.png': { old: Infinity, new: Infinity },
};
const world: GuardWorld = {
  changed,
  policy: 'added',
  roots: ['/home/me/project', '/link/project', 'C:/project'],
  prefix: '',
  linesOf: (path) => LINES[path],
};

const guard = (finding: Record<string, unknown>, more: Partial<GuardWorld> = {}) =>
  guardFindings(looseFindings(JSON.stringify([finding])), { ...world, ...more });

describe('a file with line ends that git does not count', () => {
  /** A tool that counts two of them above line 2 of `src/a.ts`, which is new, calls it line 4. */
  const withEnds: Partial<GuardWorld> = {
    otherEndsOf: (path) => (path === 'src/a.ts' ? { old: 0, new: 2 } : undefined),
  };
  it.each([
    ['that may be an added one is nowhere', 4, 'error', 'unlocatable'],
    ['that is too far below is unchanged', 5, 'pass', 'changed_file'],
    ['above all added ones is unchanged', 1, 'pass', 'hunk_context'],
  ] as const)('a line %s', (_, line, status, placement) => {
    const answer = guard({ file: 'src/a.ts', line }, withEnds);
    expect([answer.status, answer.dropped[0]?.placement]).toEqual([status, placement]);
  });

  it('keeps what stands on an added line as git counts', () => {
    expect(guard({ file: 'src/a.ts', line: 2 }, withEnds).status).toBe('fail');
  });
});

describe('a changed file with line directives', () => {
  const withDirective: Partial<GuardWorld> = {
    movedBy: (path) => (/^src\/[ac]\.ts$|^\.git\//.test(path) ? 'x.c has "#line 1"' : undefined),
  };
  it.each([
    ['an unchanged line may be an added one', 'src/a.ts', 40, 'error'],
    ['a file that it names may be the changed one', 'src/c.ts', 1, 'error'],
    ['so may one in .git', '.git/config', 1, 'error'],
    ['other files are where they are', 'c.ts', 1, 'pass'],
    ['an added line is kept', 'src/a.ts', 2, 'fail'],
  ] as const)('%s', (_, file, line, status) => {
    const answer = guard({ file, line }, withDirective);
    expect(answer.status).toBe(status);
    expect(answer.unlocatableCount).toBe(status === 'error' ? 1 : 0);
  });
});

describe('keeps', () => {
  it.each([
    ['a finding on an added line', { file: 'src/a.ts', line: 2 }],
    ['a range that touches an added line', { file: 'src/a.ts', line: '2-9' }],
    ['a range that begins on one and ends past the end', { file: 'src/a.ts', line: '2-999' }],
    ['a path with ./', { file: './src/a.ts', line: 2 }],
    ['a path with the prefix of a diff', { file: 'a/src/a.ts', line: 2 }],
    ['an absolute path inside the repository', { file: '/home/me/project/src/a.ts', line: 2 }],
    ['an absolute path through a link', { file: '/link/project/src/a.ts', line: 2 }],
    ['an absolute path of Windows', { file: 'c:\\project\\src\\a.ts', line: 2 }],
    ['backslashes', { file: 'src\\a.ts', line: 2 }],
    ['backslashes behind the prefix of a diff', { file: 'a\\src\\a.ts', line: 2 }],
    ['a file in a real folder named like a prefix', { file: 'b/real.ts', line: 1 }],
    ['the same under the prefix of a diff', { file: 'b/b/real.ts', line: 1 }],
    ['a removed line', { file: 'src/a.ts', line: 2, side: 'old' }],
    ['a line of a file that is gone', { file: 'gone.ts', line: 1 }],
    ['a removed line by the name that the file had', { file: 'former.ts', line: 2 }],
    ['a removed line by the name that the file has', { file: 'named.ts', line: 2, side: 'old' }],
  ])('%s', (_, finding) => {
    const answer = guard({ ...finding, issue: 'wrong' });
    expect(answer).toMatchObject({ status: 'fail', dropped: [], filteredCount: 0, unlocatableCount: 0 });
    expect(answer.kept.map(({ text }) => text)).toEqual([JSON.stringify({ ...finding, issue: 'wrong' })]);
  });
});

describe('drops', () => {
  it.each([
    [
      'an unchanged line',
      { file: 'src/a.ts', line: 1 },
      'hunk_context',
      'line 1 of src/a.ts is near a change',
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
    ['a real file under b/, not the one beside it', { file: 'b/src/a.ts', line: 2 }, 'outside', 'b/src/a.ts'],
    [
      'the folder .git',
      { file: '.git/config', line: 1 },
      'outside',
      '.git/config is in .git, which no change holds',
    ],
    ['.git by a detour', { file: 'src/../.git/HEAD', line: 1 }, 'outside', 'is in .git'],
    ['.git with backslashes', { file: '.GIT\\hooks\\x', line: 1 }, 'outside', 'is in .git'],
    ['.git of another repository', { file: '/other/.git/HEAD', line: 1 }, 'outside', 'is in .git'],
    [
      'a claimed impact without a cause on a changed line',
      { file: 'src/c.ts', line: 2, is_impact_finding: true, cause: { file: 'src/a.ts', line: 9 } },
      'outside',
      'line 2 of src/c.ts',
    ],
  ])('%s', (_, finding, placement, reason) => {
    const answer = guard(finding);
    expect(answer).toMatchObject({ status: 'pass', kept: [], filteredCount: 1, unlocatableCount: 0 });
    expect(answer.dropped).toMatchObject([{ placement, reason: expect.stringContaining(reason) as string }]);
    expect(answer.dropped[0]?.finding.text).toBe(JSON.stringify(finding));
  });
});

it('says of a file outside the paths that were asked for no more than that', () => {
  const { dropped } = guard({ file: 'src/c.ts', line: 2 }, { isNarrowed: true });
  expect(dropped[0]?.reason).toBe(
    'line 2 of src/c.ts is not in a changed file of the paths that were asked for',
  );
});

describe('cannot locate, and does not pass', () => {
  it.each([
    [
      'a file that is on neither side',
      { file: 'nowhere.ts', line: 2 },
      'file "nowhere.ts" is on neither side',
    ],
    ['a finding without a line', { file: 'src/a.ts' }, 'line (missing) of src/a.ts cannot be looked up'],
    ['an unreadable line', { file: 'src/a.ts', line: 'top' }, 'line "top" of src/a.ts'],
    ['line 0', { file: 'src/a.ts', line: 0 }, 'line 0 of src/a.ts'],
    ['a line past the end', { file: 'src/a.ts', line: 61 }, 'line 61 of src/a.ts: the file has 60 lines'],
    [
      'a range past the end',
      { file: 'src/c.ts', line: '4-6' },
      'lines 4-6 of src/c.ts: the file has 5 lines',
    ],
    ['a line past the end of what is gone', { file: 'gone.ts', line: 3 }, 'the file has 2 lines'],
    [
      'a side on which the file is not',
      { file: 'b/real.ts', line: 1, side: 'old' },
      'the old side has no such',
    ],
    ['a line of a changed image', { file: 'image.png', line: 1 }, 'the change of a binary shows no lines'],
    ['a finding without a file', { line: 2 }, 'file (missing) cannot be looked up'],
    ['a file that is no text', { file: 7, line: 2 }, 'file 7'],
    [
      'a file that is a long list',
      { file: Array<number>(90).fill(7), line: 2 },
      `file [${'7,'.repeat(49)}7 cannot`,
    ],
    ['a path that leads out', { file: '../other/src/a.ts', line: 2 }, 'file "../other/src/a.ts"'],
    ['an absolute path elsewhere', { file: '/ci/src/a.ts', line: 2 }, 'file "/ci/src/a.ts"'],
    ['an unknown side', { file: 'src/a.ts', line: 2, side: 'top' }, 'side "top"'],
  ])('%s', (_, finding, reason) => {
    for (const policy of ['added', 'diff_context'] as const) {
      const answer = guard(finding, { policy });
      expect(answer).toMatchObject({ status: 'error', kept: [], filteredCount: 1, unlocatableCount: 1 });
      expect(answer.dropped).toMatchObject([
        { placement: 'unlocatable', reason: expect.stringContaining(reason) as string },
      ]);
    }
  });

  it('not even where nothing is filtered', () => {
    for (const finding of [
      { file: 'nowhere.ts', line: 1 },
      { file: 'src/c.ts', line: 6 },
    ])
      expect(guard(finding, { policy: 'nofilter' }).status).toBe('error');
  });
});

describe('from a folder below the top', () => {
  const inSrc = { prefix: 'src' };

  it('a path counts from there', () => {
    expect(guard({ file: 'a.ts', line: 2 }, inSrc).status).toBe('fail');
    expect(guard({ file: '../src/a.ts', line: 2 }, inSrc).status).toBe('fail');
    expect(guard({ file: '..\\src\\a.ts', line: 2 }, inSrc).status).toBe('fail');
  });

  it('a path counts from the top as well', () => {
    expect(guard({ file: 'src/a.ts', line: 2 }, inSrc).status).toBe('fail');
  });

  it('of two files that may be meant, either can keep a finding', () => {
    const linesOf = (path: string) => ({ ...LINES, 'a.ts': { old: 9, new: 9 } })[path];
    expect(guard({ file: 'a.ts', line: 2 }, { ...inSrc, linesOf }).status).toBe('fail');
    expect(guard({ file: 'a.ts', line: 50 }, { ...inSrc, linesOf }).status).toBe('error');
    expect(guard({ file: 'a.ts', line: 9 }, { ...inSrc, linesOf }).status).toBe('pass');
    expect(guard({ file: 'c.ts', line: 2 }, inSrc).status).toBe('pass');
  });
});

describe('a name that the change brought does not hide a finding', () => {
  it.each(['b/src/a.ts', 'a/src/a.ts', 'src\\a.ts'])('%s', (file) => {
    const withFile = (old: number | undefined) => ({
      linesOf: (path: string) => ({ ...LINES, [file]: { old, new: 9 } })[path],
    });
    expect(guard({ file, line: 2 }, withFile(undefined)).status).toBe('fail');
    // One that was there before is the file of that name.
    expect(guard({ file, line: 2 }, withFile(9)).status).toBe('pass');
  });
});

it('counts every finding once, kept or dropped, in their order', () => {
  const raised = [9, 2, 'x', '2', 1].map((line, id) => ({ file: 'src/a.ts', line, id }));
  const answer = guardFindings(looseFindings(JSON.stringify(raised)), world);
  const id = ({ text }: LooseFinding) => (JSON.parse(text) as { id: number }).id;
  expect(answer.kept.map(id)).toEqual([1, 3]);
  expect(answer.dropped.map(({ finding }) => id(finding))).toEqual([0, 2, 4]);
  expect(answer).toMatchObject({ status: 'fail', filteredCount: 3, unlocatableCount: 1 });
});

it('is an error when one of many that are dropped could not be located', () => {
  const raised = [
    { file: 'src/c.ts', line: 1 },
    { file: 'nowhere.ts', line: 1 },
  ];
  const answer = guardFindings(looseFindings(JSON.stringify(raised)), world);
  expect(answer).toMatchObject({ status: 'error', kept: [], filteredCount: 2, unlocatableCount: 1 });
});

it('passes when nothing was raised, with counts of zero', () => {
  const none = { kept: [], dropped: [], filteredCount: 0, unlocatableCount: 0 };
  expect(guardFindings([], world)).toEqual({ status: 'pass', ...none });
});

it('drops what our own rdjson says of a review, in its words, and not what another says without a place', () => {
  const diagnostics = [{ message: 'Nobody watched.', severity: 'INFO', code: { value: 'reservation' } }];
  const of = (name: string) =>
    guardFindings(looseFindings(JSON.stringify({ source: { name }, diagnostics })), world);
  expect(of('correctless')).toMatchObject({
    status: 'pass',
    dropped: [{ placement: 'outside', reason: 'about no line: Nobody watched.' }],
  });
  expect(of('another').status).toBe('error');
});

describe('a finding with several places', () => {
  const at = (file: string, line: number): LoosePlace => {
    return { kind: 'place', claims: [file], side: 'new', at: { start: line, end: line } };
  };
  const of = (...places: LoosePlace[]) =>
    guardFindings([{ text: '{}', places, quotes: [], isProven: false }], world).status;

  it.each([
    ['is kept for one of them', [at('src/c.ts', 1), at('nowhere.ts', 1), at('src/a.ts', 2)], 'fail'],
    ['is not located when one is not', [at('src/c.ts', 1), at('nowhere.ts', 1)], 'error'],
    ['is dropped when all are elsewhere', [at('src/c.ts', 1), at('src/a.ts', 1)], 'pass'],
    ['is not located without any', [], 'error'],
  ])('%s', (_, places, status) => {
    expect(of(...places)).toBe(status);
  });

  it('the first spelling of a file that exists is the file', () => {
    const place = { ...at('x', 2), claims: ['nowhere.ts', 'src/a.ts', 'src/c.ts'] } as LoosePlace;
    expect(of(place)).toBe('fail');
  });
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

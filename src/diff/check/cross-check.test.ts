import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { crossCheck, type NumstatEntry, type RawEntry } from './cross-check.ts';
import { parsePatch } from '../patch/parse-patch.ts';

const path = (text: string) => text as RepoPath;
const ids = { oldOid: '1'.repeat(40), newOid: '2'.repeat(40) };

const changed = parsePatch(
  Buffer.from(`diff --git a/edited.ts b/edited.ts
index 1111111..2222222 100644
--- a/edited.ts
+++ b/edited.ts
@@ -1,2 +1,3 @@
-a
+A
+B
 c
diff --git a/before.ts b/moved.ts
similarity index 100%
rename from before.ts
rename to moved.ts
diff --git a/picture.png b/picture.png
index 1111111..2222222 100644
Binary files a/picture.png and b/picture.png differ
diff --git a/vendor b/vendor
new file mode 160000
index 0000000..2222222
--- /dev/null
+++ b/vendor
@@ -0,0 +1 @@
+Subproject commit 2222222222222222222222222222222222222222
`),
);

const raw: readonly RawEntry[] = [
  {
    status: 'renamed',
    path: path('moved.ts'),
    from: path('before.ts'),
    oldMode: '100644',
    newMode: '100644',
    ...ids,
  },
  { status: 'modified', path: path('edited.ts'), oldMode: '100644', newMode: '100644', ...ids },
  { status: 'modified', path: path('picture.png'), oldMode: '100644', newMode: '100644', ...ids },
  { status: 'added', path: path('vendor'), oldMode: '000000', newMode: '160000', ...ids },
];
const numstat: readonly NumstatEntry[] = [
  { path: path('edited.ts'), added: 2, removed: 1 },
  { path: path('moved.ts'), from: path('before.ts'), added: 0, removed: 0 },
  { path: path('picture.png'), added: null, removed: null },
  { path: path('vendor'), added: 1, removed: 0 },
];

/** The lists with one file's entry changed, or left out when nothing is given. */
function withChange<Entry extends { readonly path: RepoPath }>(
  list: readonly Entry[],
  name: string,
  change?: Partial<Entry>,
): Entry[] {
  return list.flatMap((entry) =>
    entry.path !== name ? [entry] : change === undefined ? [] : [{ ...entry, ...change }],
  );
}

it('accepts what git lists in the same way, in any order', () => {
  expect(() => crossCheck(changed, { raw, numstat })).not.toThrow();
  expect(() => crossCheck(changed, { raw: raw.toReversed(), numstat: numstat.toReversed() })).not.toThrow();
  expect(() => crossCheck(new Map(), { raw: [], numstat: [] })).not.toThrow();
});

it('accepts that git calls a moved binary file binary', () => {
  const binary = withChange(numstat, 'moved.ts', { added: null, removed: null });
  expect(() => crossCheck(changed, { raw, numstat: binary })).not.toThrow();
});

describe('refuses', () => {
  it.each([
    [
      'one added line more',
      raw,
      withChange(numstat, 'edited.ts', { added: 3 }),
      'edited.ts: +2 -1 in the patch, +3 -1 for git',
    ],
    [
      'one removed line less',
      raw,
      withChange(numstat, 'edited.ts', { removed: 0 }),
      'edited.ts: +2 -1 in the patch, +2 -0 for git',
    ],
    [
      'text that git calls binary',
      raw,
      withChange(numstat, 'edited.ts', { added: null, removed: null }),
      'edited.ts: +2 -1 in the patch, binary for git',
    ],
    [
      'binary content that git can count',
      raw,
      withChange(numstat, 'picture.png', { added: 4, removed: 4 }),
      'picture.png: binary in the patch, +4 -4 for git',
    ],
    [
      'lines of a file that only moved',
      raw,
      withChange(numstat, 'moved.ts', { added: 1 }),
      'moved.ts: +0 -0 in the patch, +1 -0 for git',
    ],
    [
      'a submodule with lines',
      raw,
      withChange(numstat, 'vendor', { added: 7 }),
      'vendor: +1 -0 in the patch, +7 -0 for git',
    ],
    [
      'another status',
      withChange(raw, 'edited.ts', { status: 'added' }),
      numstat,
      'edited.ts: modified in the patch, added for git',
    ],
    [
      'another old name',
      withChange(raw, 'moved.ts', { from: path('elsewhere.ts') }),
      numstat,
      'moved.ts: renamed from before.ts in the patch, from elsewhere.ts for git',
    ],
    [
      'another old name in the other list',
      raw,
      withChange(numstat, 'moved.ts', { from: path('x.ts') }),
      'from x.ts for git',
    ],
    [
      'a file that only the patch has',
      withChange(raw, 'edited.ts'),
      withChange(numstat, 'edited.ts'),
      'edited.ts: only in the patch',
    ],
    [
      'a file that one list lacks',
      raw,
      withChange(numstat, 'edited.ts'),
      'edited.ts: only in the patch and git diff --raw',
    ],
    [
      'a file that the patch lacks',
      raw,
      [...numstat, { path: path('hidden.ts'), added: 1, removed: 0 }],
      'hidden.ts: only in git diff --numstat',
    ],
    [
      'a file that only the list of statuses has',
      [...raw, { ...raw[1]!, path: path('hidden.ts') }],
      numstat,
      'hidden.ts: only in git diff --raw',
    ],
    [
      'a rename that the patch does not know',
      withChange(raw, 'edited.ts', { from: path('x.ts') }),
      numstat,
      'edited.ts: renamed from nothing in the patch, from x.ts for git',
    ],
    [
      'a rename that git does not know',
      raw,
      numstat.map(({ from: _, ...entry }) => entry),
      'moved.ts: renamed from before.ts in the patch, from nothing for git',
    ],
    [
      'text of which git counts one side',
      raw,
      withChange(numstat, 'edited.ts', { removed: null }),
      'edited.ts: +2 -1 in the patch, binary for git',
    ],
    [
      'a moved file of which git counts one side',
      raw,
      withChange(numstat, 'moved.ts', { added: null }),
      'moved.ts: +0 -0 in the patch, binary for git',
    ],
    ['a file listed twice', [...raw, raw[1]!], numstat, 'edited.ts: twice in git diff --raw'],
    ['a file counted twice', raw, [...numstat, numstat[0]!], 'edited.ts: twice in git diff --numstat'],
  ])('%s', (_, rawList, counts, message) => {
    expect(() => crossCheck(changed, { raw: rawList, numstat: counts })).toThrow(
      expect.objectContaining({
        code: 'refused/diff-disagrees-with-git',
        message: expect.stringContaining(message) as string,
        hint: expect.stringContaining('GIT_TRACE=1') as string,
      }),
    );
  });

  it('a change of nothing, when git lists files', () => {
    expect(() => crossCheck(new Map(), { raw, numstat })).toThrow(
      'only in git diff --raw and git diff --numstat',
    );
  });
});

describe('what has no lines', () => {
  const one = (patch: string, entry: Partial<RawEntry>, counts: Partial<NumstatEntry>) => () =>
    crossCheck(parsePatch(Buffer.from(patch)), {
      raw: [{ status: 'modified', path: path('x'), oldMode: '100644', newMode: '100644', ...ids, ...entry }],
      numstat: [{ path: path('x'), added: 0, removed: 0, ...counts }],
    });
  const BINARY = { added: null, removed: null };
  const mode = 'diff --git a/x b/x\nold mode 100644\nnew mode 100755\n';
  const empty = 'diff --git a/x b/x\nnew file mode 100644\nindex 0000000..e69de29\n';
  const gone =
    'diff --git a/x b/x\ndeleted file mode 100644\nindex 1111111..0000000\n--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n';
  const module = (line: string) =>
    `diff --git a/x b/x\nindex 1111111..2222222 160000\n--- a/x\n+++ b/x\n@@ -1 +1 @@\n-${line} 1\n+${line} 2\n`;
  const MODULE = { oldMode: '160000', newMode: '160000' };

  it.each([
    ['a mode', mode, { newMode: '100755' }, {}],
    ['the mode of a binary file', mode, { newMode: '100755' }, BINARY],
    ['an empty file', empty, { status: 'added', oldMode: '000000' }, {}],
    ['an empty file that git calls binary', empty, { status: 'added', oldMode: '000000' }, BINARY],
    ['a deleted file', gone, { status: 'deleted', newMode: '000000' }, { removed: 1 }],
    ['a submodule', module('Subproject commit'), MODULE, { added: 1, removed: 1 }],
  ] as const)('%s is accepted', (_, patch, entry, counts) => {
    expect(one(patch, entry, counts)).not.toThrow();
  });

  it.each([
    ['a mode with lines', mode, { newMode: '100755' }, { added: 1 }, '+0 -0 in the patch, +1 -0'],
    [
      'a submodule that git calls binary',
      module('Subproject commit'),
      MODULE,
      BINARY,
      '+1 -1 in the patch, binary',
    ],
    [
      'a submodule without its old line',
      module('Subproject commit'),
      MODULE,
      { added: 1 },
      '+1 -1 in the patch, +1 -0',
    ],
    ['a deletion that git calls an edit', gone, {}, { removed: 1 }, 'deleted in the patch, modified for git'],
    ['a deletion that git calls binary', gone, { status: 'deleted' }, BINARY, '+0 -1 in the patch, binary'],
  ] as const)('%s is refused', (_, patch, entry, counts, message) => {
    expect(one(patch, entry, counts)).toThrow(message);
  });

  describe('on one side of a type change', () => {
    const to = (body: string, mode = '120000') => `diff --git a/x b/x\nnew file mode ${mode}\n${body}`;
    const link = to('index 0000000..2222222\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a\n');
    const submodule = to(
      'index 0000000..2222222\n--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+Subproject commit 2\n',
      '160000',
    );
    const binary =
      'diff --git a/x b/x\ndeleted file mode 100644\nindex 1111111..0000000\nBinary files a/x and /dev/null differ\n';
    const type = { status: 'type-changed', newMode: '120000' } as const;
    const toModule = { ...type, newMode: '160000' } as const;
    const two = gone.replace('@@ -1 +', '@@ -1,2 +').replace('-a\n', '-a\n-b\n');

    it.each([
      ['binary, and git does not count it', binary + link, type, BINARY],
      [
        'binary on both sides',
        binary + to('index 0000000..2222222\nBinary files /dev/null and b/x differ\n'),
        type,
        BINARY,
      ],
      ['binary, and git counts the other side', binary + link, type, { added: 1, removed: 0 }],
      ['a submodule, which is one line', two + submodule, toModule, { added: 1, removed: 2 }],
      [
        'empty and then a submodule',
        `diff --git a/x b/x\ndeleted file mode 100644\nindex e69de29..0000000\n${submodule}`,
        toModule,
        { added: 1 },
      ],
    ] as const)('%s: accepted', (_, patch, entry, counts) => {
      expect(one(patch, entry, counts)).not.toThrow();
    });

    it.each([
      [
        'a submodule, and git counts less',
        two + submodule,
        toModule,
        { added: 0, removed: 2 },
        '+1 -2 in the patch, +0 -2 for git',
      ],
      [
        'empty, and git counts more than the submodule',
        `diff --git a/x b/x\ndeleted file mode 100644\nindex e69de29..0000000\n${submodule}`,
        toModule,
        { added: 2 },
        '+1 -0 in the patch, +2 -0',
      ],
    ] as const)('%s: refused', (_, patch, entry, counts, message) => {
      expect(one(patch, entry, counts)).toThrow(message);
    });
  });
});

describe('a type change', () => {
  const link = parsePatch(
    Buffer.from(`diff --git a/x b/x
deleted file mode 100644
index 1111111..0000000
--- a/x
+++ /dev/null
@@ -1,3 +0,0 @@
-a
-b
-c
diff --git a/x b/x
new file mode 120000
index 0000000..2222222
--- /dev/null
+++ b/x
@@ -0,0 +1 @@
+a
\\ No newline at end of file
`),
  );
  const entry: RawEntry = {
    status: 'type-changed',
    path: path('x'),
    oldMode: '100644',
    newMode: '120000',
    ...ids,
  };
  const check = (added: number, removed: number) => () =>
    crossCheck(link, { raw: [entry], numstat: [{ path: path('x'), added, removed }] });

  it.each([
    ['all lines counted', 1, 3],
    ['a line in common left out on both sides', 0, 2],
  ])('is accepted with %s', (_, added, removed) => {
    expect(check(added, removed)).not.toThrow();
  });

  it.each([
    ['more lines than the patch shows', 2, 4],
    ['another balance of lines', 1, 2],
    ['nothing at all', 0, 0],
  ])('is refused with %s', (_, added, removed) => {
    expect(check(added, removed)).toThrow('x: +1 -3 in the patch');
  });

  it('is refused when git calls it an edit of a file', () => {
    const edit = { ...entry, status: 'modified' } as const;
    expect(() =>
      crossCheck(link, { raw: [edit], numstat: [{ path: path('x'), added: 0, removed: 2 }] }),
    ).toThrow();
  });
});

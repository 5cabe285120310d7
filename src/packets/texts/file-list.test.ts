import { describe, expect, it } from 'vitest';
import { path } from '../../../tests/golden/packets/sample-material.ts';
import { fileList, MARKS } from './file-list.ts';
import type { ShownFile } from '../hunks/shown-files.ts';

function file(name: string, parts: Partial<ShownFile> = {}): ShownFile {
  return {
    path: path(name),
    from: null,
    status: 'modified',
    addedLines: 1,
    removedLines: 0,
    skipped: null,
    header: '',
    hunks: [],
    ...parts,
  };
}

describe('the list of all changed files', () => {
  it('says of each where it is, what happened to it and why it is shown to nobody', () => {
    const files = [
      file('a.ts'),
      file('b.ts', { status: 'renamed', from: path('old.ts'), addedLines: 2, removedLines: 3 }),
      file('package-lock.json', { skipped: 'lockfile' }),
      file('x\nhere     y', { status: 'added' }),
    ];
    expect(fileList(files)((at) => (at === 'a.ts' ? 'here' : 'other'))).toBe(
      [
        'here     a.ts  modified, +1 -0',
        'other    b.ts (from old.ts)  renamed, +2 -3',
        'skipped  package-lock.json  modified, not shown: lockfile',
        'other    "x\\nhere     y"  added, +1 -0',
        '',
      ].join('\n'),
    );
  });

  it('is as long whatever the marks are: a packet is measured before it is filled', () => {
    const few = [file('a.ts'), file('b.ts')];
    const many = Array.from({ length: 2000 }, (_, n) => file(`folder-${n % 40}/some-file-name-${n}.ts`));
    for (const files of [few, many]) {
      const lengths = MARKS.map((mark) => fileList(files)(() => mark).length);
      expect(new Set(lengths).size).toBe(1);
    }
  });
});

describe('a list over its limit', () => {
  const files = [
    ...Array.from({ length: 600 }, (_, n) => file(`src/api/v${n % 3}/endpoint-with-a-long-name-${n}.ts`)),
    ...Array.from({ length: 600 }, (_, n) => file(`web/page-with-a-long-name-${n}.vue`)),
    file('README.md'),
    file('yarn.lock', { skipped: 'lockfile' }),
  ];

  it('counts by folder, as deep as fits, and loses no file', () => {
    const text = fileList(files)((at) => (at.startsWith('web/') ? 'here' : 'other'));
    expect(text).toBe(
      [
        '1202 changed files, counted by folder:',
        '   0 here,    0 partly,  200 other,    0 skipped  src/api/v0/',
        '   0 here,    0 partly,  200 other,    0 skipped  src/api/v1/',
        '   0 here,    0 partly,  200 other,    0 skipped  src/api/v2/',
        ' 600 here,    0 partly,    0 other,    0 skipped  web/',
        '   0 here,    0 partly,    1 other,    1 skipped  (top)',
        '',
      ].join('\n'),
    );
  });

  it('counts what is carried over too, where anything may be, and is as long whatever is', () => {
    const list = fileList(files, true);
    expect(list((at) => (at.startsWith('web/') ? 'carried' : 'here'))).toContain(
      '   0 here,    0 partly,    0 other,  600 carried,    0 skipped  web/',
    );
    expect(new Set(MARKS.map((mark) => list(() => mark).length)).size).toBe(1);
  });

  it('stays short when the folders are as many as the files', () => {
    const scattered = Array.from({ length: 3000 }, (_, n) =>
      file(`${'deep/'.repeat(n % 5)}folder-${n}/x.ts`),
    );
    const text = fileList(scattered)(() => 'other');
    expect(text.length).toBeLessThanOrEqual(24 * 1024);
    expect(text.match(/^ *\d+ here/gm)?.length).toBeGreaterThan(0);
    const counted = [...text.matchAll(/(\d+) other/g)].reduce((sum, row) => sum + Number(row[1]), 0);
    expect(counted).toBe(3000);
  });
});

describe('the limit of a list', () => {
  const LIMIT = 24 * 1024;
  const listOf = (names: readonly string[]) => fileList(names.map((name) => file(name)))(() => 'other');

  it('is one byte above it: at the limit every file is named', () => {
    const name = 'a'.repeat(LIMIT - listOf(['a']).length + 1);
    expect(listOf([name])).toHaveLength(LIMIT);
    expect(listOf([name])).toContain(name);
    expect(listOf([`${name}a`])).toBe(
      '1 changed files, counted by folder:\n0 here, 0 partly, 1 other, 0 skipped  (the whole change)\n',
    );
  });

  it('is kept by naming upper folders only, and the whole change when even these are too long', () => {
    const below = Array.from({ length: 1500 }, (_, n) => `src/api/version-${n}/some-endpoint.ts`);
    expect(listOf(below)).toMatch(
      /^1500 changed files, counted by folder:\n.* 1500 other, .* {2}src\/api\/\n$/,
    );
    expect(listOf([`${'d'.repeat(LIMIT)}/x.ts`, 'y.ts'])).toMatch(/ {2}\(the whole change\)\n$/);
  });
});

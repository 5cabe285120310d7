import { describe, expect, it } from 'vitest';
import { projectFiles, type ProjectFile } from './project-files.ts';

type Limit = {
  readonly of: RegExp;
  readonly most: number;
  readonly unit: string;
  readonly size: (text: string) => number;
};

const lines = (text: string): number => text.replace(/\n$/, '').split('\n').length;
/** Without frontmatter and generated blocks. */
const handWritten = (text: string): number =>
  lines(
    text.replace(/^---\n[\s\S]*?\n---\n/, '').replaceAll(/^<!-- block:[\s\S]*?^<!-- \/block -->\n?/gm, ''),
  );

const LIMITS: readonly Limit[] = [
  { of: /^(src|scripts|tests|evals)\/.*(?<!\.test|\.gen)\.ts$/, most: 200, unit: 'lines', size: lines },
  { of: /(^|\/)SKILL\.md$/, most: 8000, unit: 'bytes', size: (text) => Buffer.byteLength(text) },
  { of: /^agents\/.*\.md$/, most: 60, unit: 'hand-written lines', size: handWritten },
  {
    of: /^(plugins\/[^/]+\/)?commands\/.*\.md$/,
    most: 8000,
    unit: 'bytes',
    size: (text) => Buffer.byteLength(text),
  },
];

/**
 * Files that may be over their limit. The list is empty and must stay so. (eslint finds functions over 40 lines.)
 */
const OFFENDERS: readonly string[] = [];

/** Files over their limit, as `path: size unit`. */
function tooLarge(files: readonly ProjectFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    LIMITS.filter(({ of, most, size }) => of.test(path) && size(text) > most).map(
      ({ size, unit }) => `${path}: ${size(text)} ${unit}`,
    ),
  );
}

const files = projectFiles(/\.(ts|md)$/).filter(({ path }) => !path.startsWith('src/contracts/compiled/'));

it('no file is over its limit', () => {
  expect(tooLarge(files)).toEqual(OFFENDERS);
});

it.each(LIMITS.map(({ of, unit }) => [String(of), unit, of] as const))(
  '%s (%s) matches something',
  (_, __, of) => {
    expect(files.filter(({ path }) => of.test(path))).not.toEqual([]);
  },
);

it('half of the source files have fewer than a hundred lines', () => {
  const sizes = files
    .filter(({ path }) => /^src\/.*(?<!\.test|\.gen)\.ts$/.test(path))
    .map(({ text }) => lines(text))
    .toSorted((a, b) => a - b);
  expect(sizes.length).toBeGreaterThanOrEqual(100);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(100);
});

describe('the scan', () => {
  it.each([
    ['a source file of 201 lines', 'src/a.ts', 'x\n'.repeat(201), 'src/a.ts: 201 lines'],
    ['a skill of 8,001 bytes', 'skills/a/SKILL.md', 'ü'.repeat(4000) + 'x', 'skills/a/SKILL.md: 8001 bytes'],
    [
      'an agent of 61 lines',
      'agents/a.md',
      `---\nname: a\n---\n${'x\n'.repeat(61)}`,
      'agents/a.md: 61 hand-written lines',
    ],
  ])('finds %s', (_, path, text, found) => {
    expect(tooLarge([{ path, text }])).toEqual([found]);
  });

  it.each([
    ['a source file of 200 lines', 'src/a.ts', 'x\n'.repeat(200)],
    ['a long test', 'src/a.test.ts', 'x\n'.repeat(500)],
    [
      'an agent whose length is generated',
      'agents/a.md',
      `<!-- block:x -->\n${'x\n'.repeat(90)}<!-- /block -->\n`,
    ],
  ])('accepts %s', (_, path, text) => {
    expect(tooLarge([{ path, text }])).toEqual([]);
  });
});

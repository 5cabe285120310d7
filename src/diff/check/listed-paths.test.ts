import { expect, it } from 'vitest';
import { Failure } from '../../kernel/failure.ts';
import { checkListedPaths } from './listed-paths.ts';
import { parsePatch } from '../patch/parse-patch.ts';

const added = (path: string): string =>
  [`diff --git a/${path} b/${path}`, 'new file mode 100644', 'index 0000000..e69de29', ''].join('\n');
const renamed = (from: string, to: string): string =>
  [
    `diff --git a/${from} b/${to}`,
    'similarity index 100%',
    `rename from ${from}`,
    `rename to ${to}`,
    '',
  ].join('\n');
const change = parsePatch(Buffer.from(added('src/a.ts') + renamed('lib/b.ts', 'src/b.ts')));

function said(paths: readonly string[], { cutOff = false, narrowed = [] as string[] } = {}): string {
  try {
    checkListedPaths(change, { paths, cutOff }, narrowed);
    return 'agrees';
  } catch (error) {
    return error instanceof Failure
      ? `${error.code}: ${error.message.split(': ')[1] ?? ''}`
      : 'another error';
  }
}

const refused = (text: string) => `refused/diff-disagrees-with-github: ${text}`;
const all = ['lib/b.ts', 'src/b.ts', 'src/a.ts'];

it('agrees with a list of the same paths, a renamed file under both names', () => {
  expect(said(all)).toBe('agrees');
});

it.each([
  ['a file that only GitHub lists', [...all, 'src/z.ts'], 'only GitHub lists src/z.ts; only git finds none'],
  ['a file that only git finds', ['lib/b.ts', 'src/b.ts'], 'only GitHub lists none; only git finds src/a.ts'],
  ['a rename by one name only', ['src/b.ts', 'src/a.ts'], 'only GitHub lists none; only git finds lib/b.ts'],
  ['nothing at all', [], 'only GitHub lists none; only git finds lib/b.ts, src/a.ts, src/b.ts'],
])('refuses %s', (_, paths, text) => {
  expect(said(paths)).toBe(refused(text));
});

it('names five of many', () => {
  const many = Array.from({ length: 9 }, (_, n) => `z/${n}`);
  expect(said([...all, ...many])).toContain('only GitHub lists z/0, z/1, z/2, z/3, z/4 and 4 more;');
});

it('of a list that was cut off, takes what is listed only', () => {
  expect(said(['src/a.ts'], { cutOff: true })).toBe('agrees');
  expect(said(['src/z.ts'], { cutOff: true })).toBe(
    refused('only GitHub lists src/z.ts; only git finds none'),
  );
});

it('compares within what the review is narrowed to', () => {
  const narrowed = parsePatch(Buffer.from(added('src/a.ts') + added('src/b.ts')));
  expect(() => checkListedPaths(narrowed, { paths: all, cutOff: false }, ['src'])).not.toThrow();
  expect(() =>
    checkListedPaths(narrowed, { paths: [...all, 'srcs/c.ts'], cutOff: false }, ['src']),
  ).not.toThrow();
  expect(() => checkListedPaths(narrowed, { paths: [...all, 'src/c.ts'], cutOff: false }, ['src'])).toThrow(
    'src/c.ts',
  );
});

it('knows a control character as gh writes it', () => {
  const odd = parsePatch(
    Buffer.from(added('a.ts').replaceAll('a/a.ts b/a.ts', String.raw`"a/a\001.ts" "b/a\001.ts"`)),
  );
  expect([...odd.keys()]).toEqual(['a\u0001.ts']);
  expect(() => checkListedPaths(odd, { paths: ['a^A.ts'], cutOff: false }, [])).not.toThrow();
});

it('of a review narrowed to several paths, files and folders, the rest is not compared', () => {
  expect(said([...all, 'other/z.ts'], { narrowed: ['src', 'lib'] })).toBe('agrees');
  expect(said([...all, 'other/z.ts'], { narrowed: ['src/a.ts', 'src/b.ts', 'lib/b.ts'] })).toBe('agrees');
});

it('names five files and counts those beyond', () => {
  const five = ['z1', 'z2', 'z3', 'z4', 'z5'];
  expect(said([...all, ...five])).toBe(refused('only GitHub lists z1, z2, z3, z4, z5; only git finds none'));
  expect(said([...all, ...five, 'z6'])).toContain('z4, z5 and 1 more;');
});

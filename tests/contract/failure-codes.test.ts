import { describe, expect, it } from 'vitest';
import { failureRows, LAUNCHER_MEANINGS } from '../../scripts/cli-docs.ts';
import { FAILURES } from '../../src/kernel/failure.ts';
import { PATHS, projectFiles, textIfAny, type ProjectFile } from './project-files.ts';

const codes = Object.keys(FAILURES);
const source = projectFiles(/^src\/.*(?<!\.test)\.ts$/).filter(
  ({ path }) => path !== 'src/kernel/failure.ts',
);
const tests = projectFiles(/\.test\.ts$|^tests\/.*\.(bats|ts)$/).filter(
  ({ path }) => !path.startsWith('tests/contract/'),
);

/** Codes that none of the files contains as a whole: `'a/b'`, `a/b:`, `` `a/b` ``. */
export function missingFrom(files: readonly ProjectFile[], wanted: readonly string[]): string[] {
  return wanted.filter((code) => {
    const whole = new RegExp(`(?<![\\w/-])${code}(?![\\w/-])`);
    // In a regular expression a slash is escaped.
    return !files.some(({ text }) => whole.test(text.replaceAll('\\/', '/')));
  });
}

describe('every failure code', () => {
  it('is thrown somewhere', () => {
    expect(missingFrom(source, codes)).toEqual([]);
  });

  it('is expected by a test, a bats case or a folder of fixtures', () => {
    const folders = {
      path: 'fixtures',
      text: PATHS.filter((path) => path.startsWith('fixtures/'))
        .map(codeOfFolder)
        .join('\n'),
    };
    expect(missingFrom([...tests, folders], codes)).toEqual([]);
  });

  it('is described in docs/cli.md', () => {
    expect(missingFrom([{ path: 'docs/cli.md', text: textIfAny('docs/cli.md') ?? '' }], codes)).toEqual([]);
  });
});

it('a code without a meaning is named', () => {
  expect(() => failureRows("  'a/b': 2 /* Said. */,\n  'c/d': 2,\n")).toThrow('c/d: /* MEANING. */');
});

it('what the launcher says is described too', () => {
  const launcher = projectFiles(/^(bin\/correctless|src\/start\.cjs)$/);
  const said = launcher.flatMap(({ text }) => text.match(/environment\/[a-z-]+/g) ?? []);
  expect(said.toSorted()).toEqual(LAUNCHER_MEANINGS.map(([code]) => code).toSorted());
});

it('sees at least forty codes, a hundred source files and thirty tests', () => {
  expect(codes.length).toBeGreaterThanOrEqual(40);
  expect(source.length).toBeGreaterThanOrEqual(100);
  expect(tests.length).toBeGreaterThanOrEqual(30);
});

it.each([
  ['nothing thrown', '', ['a/b']],
  ['a longer code only', "throw new Failure('a/b-c', '')", ['a/b']],
  ['a path that ends like it', "import '../a/b'", ['a/b']],
  ['the code', "throw new Failure('a/b', '')", []],
])('the scan: %s', (_, text, missing) => {
  expect(missingFrom([{ path: 'x.ts', text }], ['a/b'])).toEqual(missing);
});

/** `fixtures/replies/refused__schema/x.txt` expects `refused/schema`. */
function codeOfFolder(path: string): string {
  return path.split('/').at(-2)?.replace('__', '/') ?? '';
}

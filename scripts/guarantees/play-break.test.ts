import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import type { Break } from '../../tests/guarantees/guarantees.ts';
import { sampleFolder } from '../../tests/kit/sample-repository.ts';
import { whyNotNoticed } from './play-break.ts';
import type { Sandbox } from './run-proof.ts';

const SUM = 'export function sum(a: number, b: number): number {\n  return a + b;\n}\n';
const TEST = `import { describe, expect, it } from 'vitest';
import { sum } from './sum.ts';
describe('sum', () => {
  it('adds', () => expect(sum(1, 2)).toBe(3));
  it('knows nothing', () => expect(sum(0, 0)).toBe(0));
});
`;
const BATS = '@test "passes" {\n\ttrue\n}\n\n@test "notices" {\n\tgrep -q "a + b" src/sum.ts\n}\n';
const FILES = { 'src/sum.ts': SUM, 'src/sum.test.ts': TEST, 'a.bats': BATS, 'scripts/build.ts': '' };

/** A project with one source file, and the real vitest and bats. */
function sandbox(files: Readonly<Record<string, string>> = {}): Sandbox {
  const folder = sampleFolder();
  for (const [path, text] of Object.entries({ ...FILES, ...files, '.git/HEAD': '' })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const modules = realpathSync(resolve(import.meta.dirname, '../../node_modules'));
  symlinkSync(modules, join(folder, 'node_modules'));
  return { folder, killed: new AbortController().signal };
}

const [UNIT, SETUP] = ['src/sum.test.ts', 'setup_file() {\n\tgrep -q "a + b" src/sum.ts\n}\n\n'];
const broken = (to: string, file = UNIT, test?: string): Break => ({
  ...{ of: 'sum.ts#sum', from: 'a + b', to, noticedBy: { file, ...(test === undefined ? {} : { test }) } },
});

it('a break is noticed by a test that fails; afterwards the file is restored', async () => {
  const sandboxed = sandbox();
  expect(await whyNotNoticed(broken('a - b'), sandboxed)).toBeUndefined();
  expect(readFileSync(join(sandboxed.folder, 'src/sum.ts'), 'utf8')).toBe(SUM);
  expect(await whyNotNoticed(broken('a - b', 'a.bats'), sandboxed)).toBeUndefined();
});

it.each<[string, Break, Record<string, string>, string]>([
  ['by a test of something else', broken('a - b', UNIT, 'knows nothing'), {}, '1 tests ran, none failed'],
  ['by a test that is not there', broken('a - b', UNIT, 'multiplies'), {}, 'no such test ran'],
  ['if it does not compile', broken('a +'), {}, 'does not compile: Expression expected.'],
  ['if a name is undefined', broken('a + c'), {}, "does not compile: Cannot find name 'c'."],
  [
    'by a test that fails anyway',
    broken('a * b'),
    { 'src/sum.ts': `// a + b\n${SUM.replace('a + b', 'a - b')}` },
    'fails without a break: sum adds',
  ],
  [
    'in bats whose setup fails',
    broken('a - b', 'a.bats'),
    { 'a.bats': SETUP + BATS },
    '0 tests ran, none failed',
  ],
])('a break is not noticed %s', async (_, one, files, why) => {
  expect(await whyNotNoticed(one, sandbox(files))).toBe(why);
});

it('a break is not played if its text is not there once', async () => {
  await expect(whyNotNoticed({ ...broken('a'), from: 'b + a' }, sandbox())).rejects.toThrow(/found 0 times/);
});

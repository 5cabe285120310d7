import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Break } from '../../tests/guarantees/guarantee.ts';
import { sampleFolder } from '../../tests/kit/sample-repository.ts';
import { invalidProofs, playBreak } from './play-break.ts';
import { runProofs, type Sandbox } from './run-proofs.ts';

const SUM = 'export function sum(a: number, b: number): number {\n  return a + b;\n}\n';
const TEST = `import { describe, expect, it } from 'vitest';
import { sum } from './sum.ts';
describe('sum', () => {
  it('adds', () => expect(sum(1, 2)).toBe(3));
  it('knows nothing', () => expect(sum(0, 0)).toBe(0));
});
`;
const BATS = '@test "passes" {\n\ttrue\n}\n\n@test "fails" {\n\tfalse\n}\n';

/** A project with one source file, and the real vitest and bats. */
function sandbox(files: Readonly<Record<string, string>> = {}): Sandbox {
  const folder = sampleFolder();
  const all = { 'src/sum.ts': SUM, 'src/sum.test.ts': TEST, 'a.bats': BATS, ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const modules = realpathSync(resolve(import.meta.dirname, '../../node_modules'));
  symlinkSync(modules, join(folder, 'node_modules'));
  return { folder, killed: new AbortController().signal };
}

const proof = { file: 'src/sum.test.ts' } as const;
const broken = (to: string, noticedBy: Break['noticedBy'] = [proof]): Break => ({
  ...{ of: 'sum.ts#sum', how: 'nothing is added', from: 'a + b', to, noticedBy },
});

describe('a break', () => {
  it('is noticed by the tests that fail; afterwards the file is restored', async () => {
    const sandboxed = sandbox();
    expect(await playBreak(broken('a - b'), sandboxed)).toEqual([{ proof, ran: 2, failed: ['sum adds'] }]);
    expect(readFileSync(join(sandboxed.folder, 'src/sum.ts'), 'utf8')).toBe(SUM);
  });

  it('is not noticed by a test of something else', async () => {
    const other = { ...proof, test: 'knows nothing' };
    expect(await playBreak(broken('a - b', [other]), sandbox())).toMatchObject([{ ran: 1, failed: [] }]);
  });

  it('that does not load is not noticed', async () => {
    expect(await playBreak(broken('a +'), sandbox())).toMatchObject([{ ran: 0, failed: [] }]);
  });

  it('is not played if its text is no longer there', async () => {
    await expect(playBreak({ ...broken('a'), from: 'b + a' }, sandbox())).rejects.toThrow(/found 0 times/);
  });
});

describe('a proof', () => {
  it('is invalid if it fails without a break, or if no test has its title', async () => {
    const sandboxed = sandbox({ 'src/sum.ts': SUM.replace('a + b', 'a - b') });
    const proofs = [
      { ...proof, test: 'adds' },
      { ...proof, test: 'multiplies' },
    ];
    expect(await invalidProofs(proofs, sandboxed)).toEqual([
      'src/sum.test.ts: fails without a break: sum adds',
      'src/sum.test.ts (multiplies): no such test ran',
    ]);
  });

  it('in bats has a result for each test', async () => {
    const ends = await runProofs([{ file: 'a.bats' }], sandbox());
    expect(ends).toEqual([
      { file: 'a.bats', title: 'passes', passed: true },
      { file: 'a.bats', title: 'fails', passed: false },
    ]);
  });

  it('in bats whose setup fails proves nothing', async () => {
    const sandboxed = sandbox({ 'a.bats': `setup_file() {\n\tfalse\n}\n\n${BATS}` });
    expect(await runProofs([{ file: 'a.bats' }], sandboxed)).toEqual([]);
  });
});

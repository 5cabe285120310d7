import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Break } from '../../tests/guarantees/guarantee.ts';
import { sampleFolder } from '../../tests/kit/sample-repository.ts';
import { idleProofs, playBreak } from './play-break.ts';
import { runProofs, type Workshop } from './run-proofs.ts';

const SUM = 'export function sum(a: number, b: number): number {\n  return a + b;\n}\n';
const TEST = `import { describe, expect, it } from 'vitest';
import { sum } from './sum.ts';
describe('sum', () => {
  it('adds', () => expect(sum(1, 2)).toBe(3));
  it('knows nothing', () => expect(sum(0, 0)).toBe(0));
});
`;
const BATS = '@test "passes" {\n\ttrue\n}\n\n@test "fails" {\n\tfalse\n}\n';

/** A project of one source file, with the real vitest and bats. */
function workshop(files: Readonly<Record<string, string>> = {}): Workshop {
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
  it('is noticed by the tests that fail, told with those that ran; then the file is as it was', async () => {
    const shop = workshop();
    expect(await playBreak(broken('a - b'), shop)).toEqual([{ proof, ran: 2, failed: ['sum adds'] }]);
    expect(readFileSync(join(shop.folder, 'src/sum.ts'), 'utf8')).toBe(SUM);
  });

  it('is not noticed by a test that says something else', async () => {
    const other = { ...proof, test: 'knows nothing' };
    expect(await playBreak(broken('a - b', [other]), workshop())).toMatchObject([{ ran: 1, failed: [] }]);
  });

  it('of which nothing loads is noticed by nobody', async () => {
    expect(await playBreak(broken('a +'), workshop())).toMatchObject([{ ran: 0, failed: [] }]);
  });

  it('is not played at all when its text stands elsewhere by now', async () => {
    await expect(playBreak({ ...broken('a'), from: 'b + a' }, workshop())).rejects.toThrow(/found 0 times/);
  });
});

describe('a proof', () => {
  it('is idle when it fails as it is, or when no test has its title', async () => {
    const shop = workshop({ 'src/sum.ts': SUM.replace('a + b', 'a - b') });
    const proofs = [
      { ...proof, test: 'adds' },
      { ...proof, test: 'multiplies' },
    ];
    expect(await idleProofs(proofs, shop)).toEqual([
      'src/sum.test.ts: fails as it is: sum adds',
      'src/sum.test.ts (multiplies): no such test ran',
    ]);
  });

  it('in bats is read test by test', async () => {
    const ends = await runProofs([{ file: 'a.bats' }], workshop());
    expect(ends).toEqual([
      { file: 'a.bats', title: 'passes', passed: true },
      { file: 'a.bats', title: 'fails', passed: false },
    ]);
  });

  it('in bats of which the setup fails proves nothing', async () => {
    const shop = workshop({ 'a.bats': `setup_file() {\n\tfalse\n}\n\n${BATS}` });
    expect(await runProofs([{ file: 'a.bats' }], shop)).toEqual([]);
  });
});

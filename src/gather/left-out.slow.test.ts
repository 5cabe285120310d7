import { expect, it } from 'vitest';
import { sampleRepository } from '../../tests/kit/sample-repository.ts';
import type { Context } from '../context/context.ts';
import { readChange } from './change/change.ts';
import { readContext } from './context.ts';

const ONE = 'export const total = () => 1;\n';
const TWO = 'export const total = () => 2;\n';

async function contextOf(before: Record<string, string>, after: Record<string, string>): Promise<Context> {
  const repository = sampleRepository(before);
  repository.commit(after);
  const change = await readChange(repository, { kind: 'branch-or-commit', rev: 'HEAD~0', paths: [] });
  return readContext(repository, change);
}

function files(count: number, name: (at: number) => string, text: string): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [name(at), text]));
}

it('counts importers that are too much to read together', async () => {
  const importer = `import { total } from './total.js';\n//${' '.repeat(499_000)}\n`;
  const { related } = await contextOf(
    { 'src/total.ts': ONE, ...files(40, (at) => `src/x${at}.ts`, importer) },
    { 'src/total.ts': TWO },
  );
  expect(related.notes).toEqual([
    'callers were not looked for in 7 files near the changed functions: too large, alone or together',
    'callers were not looked for in 7 files that hold their names: too large, alone or together',
  ]);
});

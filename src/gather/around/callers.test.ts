import { expect, it } from 'vitest';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import type { Context } from '../../context/context.ts';
import { readChange } from '../change/change.ts';
import { readContext } from '../context.ts';

const BEFORE = {
  'package.json': '{"name":"shop"}',
  'src/total.ts':
    'export function total(items: number[]) {\n  return items.length;\n}\nexport function sole(a: number) {\n  return a;\n}\n',
  'src/cart.ts':
    "import { total } from './total.js';\n// total(1) is a comment\nexport const sum = () => total([1]) + 'total(2)'.length;\n",
  'src/bill.ts': "import {\n  total,\n} from './total';\nexport const bill = [1].map(total);\n",
  'test/total.test.ts': "import { total } from '../src/total';\ntotal([]);\n",
  'src/far.ts': "import { x } from 'elsewhere';\nx.sole(1);\n",
};
const AFTER =
  'export function total(items: number[], tax: number) {\n  return items.length * tax;\n}\nexport function sole(a: number) {\n  return a + 1;\n}\n';

async function contextOf(before: Record<string, string>, after: Record<string, string>): Promise<Context> {
  const repository = sampleRepository(before);
  repository.commit(after);
  const change = await readChange(repository, { kind: 'branch-or-commit', rev: 'HEAD~0', paths: [] });
  return readContext(repository, change);
}

it('finds the callers of a changed function, tests last', async () => {
  const { triggers } = await contextOf(BEFORE, { 'src/total.ts': AFTER });
  const [first, second] = triggers;
  expect(first).toMatchObject({ path: 'src/total.ts', symbol: 'total', line: 1, omitted: 0 });
  expect(first?.what).toEqual([
    'input: (items: number[]) became (items: number[], tax: number)',
    'output: `return items.length;` became `return items.length * tax;`',
  ]);
  expect(first?.callers).toEqual([
    { path: 'src/bill.ts', line: 4, text: 'export const bill = [1].map(total);' },
    { path: 'src/cart.ts', line: 3, text: "export const sum = () => total([1]) + 'total(2)'.length;" },
    { path: 'test/total.test.ts', line: 2, text: 'total([]);' },
  ]);
  expect(second?.callers).toEqual([{ path: 'src/far.ts', line: 2, text: 'x.sole(1);' }]);
});

it('finds who still calls a removed function, and who imports a deleted file', async () => {
  const repository = sampleRepository(BEFORE);
  repository.remove('src/total.ts');
  repository.commit({});
  const change = await readChange(repository, { kind: 'branch-or-commit', rev: 'HEAD~0', paths: [] });
  const { triggers, related } = await readContext(repository, change);
  expect(triggers.map(({ symbol, what, callers }) => [symbol, what[0], callers.length])).toEqual([
    ['total', 'input: removed', 3],
    ['sole', 'input: removed', 1],
  ]);
  expect(related.files.map(({ path, relation }) => `${path} ${relation}`)).toEqual([
    'src/bill.ts imports',
    'src/cart.ts imports',
    'test/total.test.ts tests',
    'package.json configures',
  ]);
});

it('searches no common name in the whole tree, and says so', async () => {
  const { triggers } = await contextOf(
    { 'src/get.ts': 'export const get = () => 1;\n' },
    { 'src/get.ts': 'export const get = () => 2;\n', 'src/far.ts': 'get();\n' },
  );
  expect(triggers[0]?.callers).toEqual([]);
  expect(triggers[0]?.what[1]).toBe(
    'callers: get is too common a name; they were looked for in importing files only',
  );
});

it('keeps forty triggers and counts the others', async () => {
  const many = (value: number): string =>
    Array.from({ length: 60 }, (_, i) => `export const f${i}x = () => ${value};`).join('\n');
  const { triggers, related } = await contextOf({ 'src/many.ts': many(1) }, { 'src/many.ts': many(2) });
  expect(triggers).toHaveLength(40);
  expect(related.notes).toEqual(['20 more changed functions were left out of the contract triggers']);
});

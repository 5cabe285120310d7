import { expect, it } from 'vitest';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { readChange } from '../change/change.ts';
import { readContext } from '../context.ts';

/** `path relation of` of every file that is related by its package. */
async function usesIn(before: Record<string, string>, after: Record<string, string>): Promise<string[]> {
  const repository = sampleRepository(before);
  repository.commit(after);
  const change = await readChange(repository, { kind: 'branch-or-commit', rev: 'HEAD~0', paths: [] });
  const { related } = await readContext(repository, change);
  return related.files
    .filter(({ relation }) => relation === 'uses')
    .map(({ path, relation, of }) => `${path} ${relation} ${of}`);
}

const javaClass = (name: string, body: string): string =>
  `package parcels;\n\npublic final class ${name} {\n  ${body}\n}\n`;

it('finds the classes of a package that name a changed one', async () => {
  const files = {
    'src/parcels/Depots.java': javaClass('Depots', 'String of() { return "NORTH"; }'),
    'src/parcels/Figures.java': javaClass('Figures', 'Depots depots = new Depots();'),
    'src/parcels/Comment.java': javaClass('Comment', '// Depots\n  String text = "Depots";'),
    'src/parcels/Other.java': javaClass('Other', 'int DepotsTotal;'),
    'src/other/Far.java': 'package other;\nclass Far { Depots depots; }\n',
  };
  const after = javaClass('Depots', 'String of() { return "HUB"; }');
  expect(await usesIn(files, { 'src/parcels/Depots.java': after })).toEqual([
    'src/parcels/Figures.java uses src/parcels/Depots.java',
  ]);
});

it('finds the files of a Go package that use what a changed one declares', async () => {
  const files = {
    'go.mod': 'module shop\n',
    'cart/price.go': 'package cart\n\nfunc price(n int) int { return n }\n\nvar ok = 1\n',
    'cart/cart.go': 'package cart\n\nfunc Sum(n int) int { return price(n) }\n',
    'cart/note.go': 'package cart\n\nvar note, ok2 = "price", ok\n',
    'bill/bill.go': 'package bill\n\nfunc Bill() int { return price(1) }\n',
  };
  const after = 'package cart\n\nfunc price(n int) int { return 2 * n }\n\nvar ok = 1\n';
  expect(await usesIn(files, { 'cart/price.go': after })).toEqual(['cart/cart.go uses cart/price.go']);
});

it('says nothing of languages that import their neighbours', async () => {
  const files = { 'src/a.ts': 'export const total = 1;\n', 'src/b.ts': 'const total = 2;\n' };
  expect(await usesIn(files, { 'src/a.ts': 'export const total = 3;\n' })).toEqual([]);
});

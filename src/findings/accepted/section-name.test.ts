import { expect, it } from 'vitest';
import { sectionName } from './section-name.ts';

const PY = `class Shop:
    def pay(self, order):
        if order:
            charge(order)

    def ship(self):
        charge(order)
`;
const JS = `export async function pay(
  order,
) {
  try {
    charge(order);
  } finally {
    charge(order);
  }
}
`;
const nameAt = (path: string, text: string, line: number): unknown =>
  JSON.parse(sectionName(path, text.split('\n'), line));

it.each<[string, string, string, number, string[]]>([
  ['class and method', 'a.py', PY, 4, ['class Shop', 'def pay']],
  ['another method', 'a.py', PY, 7, ['class Shop', 'def ship']],
  ['a function over several lines, its blocks without a name', 'a.ts', JS, 5, ['export async function pay']],
  ['the other block of it', 'a.ts', JS, 7, ['export async function pay']],
  [
    'a test by its sentence',
    'a.ts',
    "describe('a', () => {\n  it('b', () => {\n    x();\n",
    3,
    ["describe('a'", "it('b'"],
  ],
  ['keys of YAML', 'a.yml', 'on: push\njobs:\n  test:\n    run: x\n', 4, ['jobs', 'test']],
  ['a heading of Markdown', 'a.md', '# One\n\n## Two\n\ntext\n', 5, ['## Two']],
  ['a section of a file of settings', 'a.ini', '[one]\na=1\n[two]\na=1\n', 4, ['[two]']],
  ['nothing at the top of a file', 'a.sh', '# One\necho x\n', 2, []],
])('names %s', (_, path, text, line, names) => {
  expect(nameAt(path, text, line)).toEqual(names);
});

it.each([
  ['a parameter more', JS.replace('order,', 'order,\n  card,'), 6],
  ['a type', JS.replace(') {', '): Promise<void> {'), 5],
])('%s is no other function', (_, text, line) => {
  expect(nameAt('a.ts', text, line)).toEqual(['export async function pay']);
});

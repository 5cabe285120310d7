import { expect, it } from 'vitest';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import { changedContracts, type ChangedContract } from './changed-contracts.ts';
import { processorTime } from '../../../tests/kit/processor-time.ts';

function contracts(name: string, before: string, after: string | null): ChangedContract[] {
  const path = asRepoPath(name) as RepoPath;
  const lines = { addedLines: 0, removedLines: 0, hunks: [], removed: [] };
  const change =
    after === null
      ? { kind: 'deleted' as const, path, ...lines }
      : {
          kind: 'text' as const,
          status: 'modified' as const,
          deletionAnchors: [],
          path,
          added: [],
          ...lines,
        };
  return changedContracts({ change, before, after });
}

it.each([
  ['a.ts', 'function f(a) {\n  g();\n}\n', 'function f(a, b) {\n  g();\n}\n', 'f', 'input'],
  [
    'a.ts',
    'class A {\n  f(): number {\n    return 1;\n  }\n}\n',
    'class A {\n  f(): number {\n    return 2;\n  }\n}\n',
    'A.f',
    'output',
  ],
  [
    'a.ts',
    'const f = (a) => {\n  if (a > 1) b(a);\n};\n',
    'const f = (a) => {\n  if (a > 2) b(a);\n};\n',
    'f',
    'behavior',
  ],
  [
    'a.ts',
    'function f(a) {\n  a.go();\n}\n',
    'function f(a) {\n  a.go();\n  this.x = a;\n}\n',
    'f',
    'side effect',
  ],
  [
    'a.js',
    'export function until(a) {\n  return end(a);\n}\n',
    'export function until(a) {\n  if (a.held) throw a;\n  return end(a);\n}\n',
    'until',
    'failure',
  ],
  ['a.go', 'func match(a int) {\n\tg(a)\n}\n', 'func match(a, b int) {\n\tg(a)\n}\n', 'match', 'input'],
  ['a.py', 'def f(a):\n    g(a)\n', 'def f(a):\n    g(a)\n    raise ValueError(a)\n', 'f', 'failure'],
  [
    'a.py',
    'class A:\n    def f(self, a):\n        g(a)\n',
    'class A:\n    def f(self, a, b):\n        g(a)\n',
    'A.f',
    'input',
  ],
  [
    'a.go',
    'func (s *T) F(a int) int {\n\tg(a)\n}\n',
    'func (s *T) F(a int) string {\n\tg(a)\n}\n',
    'T.F',
    'output',
  ],
  [
    'a.rs',
    'fn f(a: u8) {\n    g(a);\n}\n',
    'fn f(a: u8) {\n    g(a);\n    panic!("x");\n}\n',
    'f',
    'failure',
  ],
  [
    'A.java',
    'class A {\n  int f(int a) {\n    g(a);\n  }\n}\n',
    'class A {\n  int f(long a) {\n    g(a);\n  }\n}\n',
    'A.f',
    'input',
  ],
  ['a.kt', 'fun f(a: Int) {\n  g(a)\n}\n', 'fun f(a: Int, b: Int) {\n  g(a)\n}\n', 'f', 'input'],
  ['a.c', 'int f(int a) {\n  g(a);\n}\n', 'int f(int a) {\n  if (a == NULL) g(a);\n}\n', 'f', 'null'],
  ['a.c', 'int f(int a) {\n  g(a);\n}\n', 'long f(int a) {\n  g(a);\n}\n', 'f', 'output'],
  ['a.rb', 'def f(a)\n  g(a)\n  h\nend\n', 'def f(a, b)\n  g(a)\n  h\nend\n', 'f', 'input'],
  ['a.sh', 'f() {\n  ls x\n}\n', 'f() {\n  ls x\n  rm y\n}\n', 'f', 'side effect'],
])('%s: a change of a contract (%#)', (path, before, after, symbol, kind) => {
  const [found, ...others] = contracts(path, before, after);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ symbol, kinds: [kind] });
  expect(found?.what[0]).toMatch(new RegExp(`^${kind}: `));
});

it('tells a removed function, a renamed one, and nothing of a new one', () => {
  const before = 'function f(a) {\n  g(a + 1);\n}\nfunction h() {\n  g(2);\n}\n';
  const after = 'function better(a) {\n  g(a + 1);\n}\n';
  expect(contracts('a.ts', before, after).map(({ symbol, what }) => [symbol, ...what])).toEqual([
    ['f', 'input: removed; better has the same body'],
    ['h', 'input: removed'],
  ]);
  expect(contracts('a.ts', after, null).map(({ what }) => what)).toEqual([['input: removed']]);
});

it('sees no change in layout, comments and places', () => {
  const before = 'function f(a, b) {\n  return a + b; // x\n}\n';
  const after = '\nfunction f(\n  a,\n  b\n) {\n    // "other" words\n    return a + b;\n}\n';
  expect(contracts('a.ts', before, after)).toEqual([]);
});

it.each([
  ['calls without an end', 'a.ts', 'a(\n'],
  ['methods without an end', 'a.rb', 'def a\n'],
  ['classes without a body', 'a.java', 'class A '],
  ['opened braces', 'a.c', 'int f() {'],
  ['imports', 'a.py', 'from a import ('],
  ...['ts', 'py', 'go', 'rs', 'java', 'kt', 'c', 'rb', 'sh', 'vue'].flatMap((ending) => [
    ['blanks', `a.${ending}`, ' '],
    ['empty lines', `a.${ending}`, '\n'],
  ]),
])('takes no long time over %s', async (_, path, piece) => {
  const text = piece.repeat(Math.floor(400_000 / piece.length));
  expect(await processorTime(() => contracts(path, text, `${text} `))).toBeLessThan(5000);
});

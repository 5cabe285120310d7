import { expect, it } from 'vitest';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import { callersIn, callerSource } from './callers-in.ts';
import type { ChangedContract } from './changed-contracts.ts';
import { processorTime } from '../../../tests/kit/processor-time.ts';

const path = (name: string): RepoPath => asRepoPath(name) as RepoPath;

/** The numbers of the lines that call `sole`, or a member of it. */
function calls(name: string, text: string, contract: Partial<ChangedContract> = {}): number[] {
  const changed: ChangedContract = {
    path: path('src/changed.ts'),
    symbol: 'sole',
    name: 'sole',
    owner: null,
    isMember: false,
    line: 1,
    lines: { start: 1, end: 3 },
    kinds: ['input'],
    what: [],
    ...contract,
  };
  return callersIn(changed, callerSource(path(name), text), false).map(({ line }) => line);
}

const RECURSIVE = 'function sole(n) {\n  return n > 0 ? sole(n - 1) : 0;\n}\nsole(7);\n';

it('leaves out what the function itself calls, in its own lines of its own file alone', () => {
  expect(calls('src/changed.ts', RECURSIVE)).toEqual([4]);
  expect(calls('src/changed.ts', `\n${RECURSIVE}`, { lines: { start: 2, end: 4 } })).toEqual([5]);
  expect(calls('src/other.ts', RECURSIVE)).toEqual([2, 4]);
  expect(calls('src/changed.ts', RECURSIVE, { lines: null })).toEqual([2, 4]);
});

it.each([
  ['a.ts', 'class Other {\n  sole(n) {\n    return sole(n);\n  }\n}\n', [3]],
  ['a.ts', 'const other = {\n  async sole(n) {\n    return sole(n);\n  },\n};\n', [3]],
  ['A.java', 'class Other {\n  int sole(int n) {\n    return sole(n + 1);\n  }\n}\n', [3]],
  ['a.c', 'static int sole(int n)\n{\n  return sole(n + 1);\n}\n', [3]],
  ['a.sh', 'sole() {\n  sole x\n}\n', [2]],
])('%s: a function of the same name begins there, and is not called (%#)', (name, text, expected) => {
  expect(calls(name, text)).toEqual(expected);
});

it.each([
  ['a.ts', 'interface Other {\n  sole(n: number): number;\n}\nsole(1);\n', [4]],
  ['a.ts', 'interface Other {\n  sole<T>(n: T);\n  other(): void\n  sole(n);\n}\nsole(1);\n', [6]],
  ['a.ts', 'type Other = { a: 1; sole(n: number): number };\nsole(1);\n', [2]],
  ['a.ts', 'abstract class Other {\n  abstract sole(n);\n  public sole(n: 1): 2;\n}\nsole(1);\n', [5]],
  ['a.ts', 'declare function sole(n: number): number;\nsole(1);\n', [2]],
  ['A.java', 'interface Other {\n  int sole(int n);\n  int X = sole(1);\n}\n', [3]],
  ['A.java', 'abstract class Other {\n  @Named\n  abstract List<Map<A, B>> sole(int n) throws E;\n}\n', []],
  ['a.h', '#include <x.h>\nint sole(int n);\nextern "C" char *sole(int n);\n', []],
  ['a.go', 'type Other interface {\n\tsole(n int) int\n}\nvar x = sole(1)\n', [4]],
])('%s: a signature without a body is no call (%#)', (name, text, expected) => {
  expect(calls(name, text)).toEqual(expected);
});

it.each([
  [
    'a.ts',
    'const x = a ? sole(1) : b;\nconst y = a\n  ? sole(1)\n  : b;\nconst z = a ?\n  sole(2) :\n  b;\n',
    [1, 3, 6],
  ],
  ['a.ts', 'switch (a) {\n  case sole(1):\n    f({ b: sole(2), c: a ? 1 : sole(3) });\n}\n', [2, 3]],
  ['a.ts', 'interface Other {\n  x: 1;\n}\nclass A {\n  b = sole(1);\n}\nreturn sole(2)\n', [5, 7]],
  ['A.java', 'interface Other {\n  default int f() {\n    sole(1);\n    return sole(2);\n  }\n}\n', [3, 4]],
  ['A.java', 'class A {\n  void f() {\n    sole(1);\n    throw sole(2);\n  }\n}\n', [3, 4]],
  [
    'a.c',
    'int f(int a) {\n  int x =\n    a * sole(1);\n  return a * sole(2);\n  sole(3);\n  a * sole(4) > 5 && b();\n}\n',
    [3, 4, 5, 6],
  ],
  ['a.go', 'type T interface {\n\tX()\n}\nfunc f() {\n\tsole(1)\n}\n', [5]],
])('%s: what looks like a signature is a call (%#)', (name, text, expected) => {
  expect(calls(name, text)).toEqual(expected);
});

it('calls a member with something before it, and a class by its name', () => {
  const member = { owner: 'Tax', isMember: true };
  expect(calls('a.ts', 'sole(1);\ntax.sole(2);\ntax\n  .sole(3);\nx(tax.sole);\n', member)).toEqual([
    2, 4, 5,
  ]);
  const beginning = { ...member, name: 'constructor' };
  expect(calls('a.ts', 'new Tax(1);\nTax.sole(2);\n', beginning)).toEqual([1]);
});

it.each([
  ['signatures', 'a.ts', 'interface A {\n  sole(n: number): number;\n'],
  ['closed interfaces', 'a.ts', 'interface A { sole(n: number): number }\n'],
  ['declarations', 'a.c', 'int sole(int n);\n'],
  ['words', 'a.c', 'a '.repeat(240) + 'sole(1);\n'],
  ['types', 'a.c', 'a<'.repeat(240) + 'sole(1);\n'],
  ['conditions', 'A.java', 'sole(1) const '],
  ['calls without an end', 'A.java', 'sole(\n'],
])('takes no long time over %s', async (_, name, piece) => {
  const text = piece.repeat(Math.floor(400_000 / piece.length));
  expect(await processorTime(() => calls(name, text))).toBeLessThan(5000);
});

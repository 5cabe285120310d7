import { expect, it } from 'vitest';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import { isTest, testNames } from './test-names.ts';

const path = (name: string): RepoPath => asRepoPath(name) as RepoPath;
const testsOf = (name: string, tree: readonly string[]): string[] =>
  testNames([name, ...tree].map(path))(path(name));

it.each([
  'src/x.test.ts',
  'x_test.go',
  'test_x.py',
  'src/XTest.java',
  'XTests.kt',
  'spec/x_spec.rb',
  'a/__tests__/x.js',
  'tests/x.py',
  'e2e/x.ts',
])('%s is a test', (name) => {
  expect(isTest(name)).toBe(true);
});

it.each([
  'src/x.ts',
  'src/latest.ts',
  'src/WAIT.java',
  'src/contest.py',
  'attest/x.go',
  'src/Contest.java',
  'test.ts',
  'spec.rb',
])('%s is none', (name) => {
  expect(isTest(name)).toBe(false);
});

it.each([
  ['src/cart/total.ts', ['src/cart/total.test.ts', 'src/cart/total.spec.tsx', 'src/other/total.test.ts']],
  ['src/cart/total.ts', ['tests/cart/total.test.ts', 'tests/total.test.ts', 'tests/other/total.test.ts']],
  ['src/cart/total.ts', ['src/cart/__tests__/total.ts', 'lib/__tests__/total.ts', 'src/cart/test_total.py']],
  ['shop/cart.py', ['tests/test_cart.py', 'shop/tests/test_cart.py', 'bank/tests/test_cart.py']],
  [
    'src/main/java/a/Cart.java',
    ['src/test/java/a/CartTest.java', 'src/test/java/b/CartTest.java', 'CartIT.java'],
  ],
  ['lib/shop/cart.rb', ['spec/shop/cart_spec.rb', 'spec/lib/shop/cart_spec.rb', 'spec/bank/cart_spec.rb']],
  ['pkg/cart.go', ['pkg/cart_test.go', 'other/cart_test.go']],
])('finds the tests of %s by name (%#)', (name, tree) => {
  const expected: Readonly<Record<string, number>> = { 'src/main/java/a/Cart.java': 1, 'pkg/cart.go': 1 };
  const count = expected[name] ?? (tree[0]?.includes('__tests__') === true ? 1 : 2);
  expect(testsOf(name, tree)).toEqual(tree.slice(0, count));
});

it('takes a name that many files have only where the folder says so as well', () => {
  const tree = [
    'tests/utils.test.ts',
    'tests/cart/utils.test.ts',
    'src/cart/utils.test.ts',
    'tests/index.test.ts',
  ];
  expect(testsOf('src/cart/utils.ts', tree)).toEqual(['tests/cart/utils.test.ts', 'src/cart/utils.test.ts']);
  expect(testsOf('src/cart/index.ts', tree)).toEqual([]);
  expect(testsOf('src/index.ts', tree)).toEqual(['tests/index.test.ts']);
});

it('finds no tests of a test, nor of what is no program', () => {
  expect(testsOf('tests/total.test.ts', ['tests/total.spec.ts'])).toEqual([]);
  expect(testsOf('docs/total.md', ['docs/total.test.ts'])).toEqual([]);
});

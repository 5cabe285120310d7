import { describe, expect, it } from 'vitest';
import { editOfGround, editsOfTests } from './test-edits.ts';

const BEFORE = `import { expect, it } from 'vitest';
import { price } from '../src/price.js';

describe('price', () => {
  it('ends', () => {
    expect(price(1)).toBe(2);
  });

  it.each([
    ['a', 1],
    ['b', 2],
  ])('is of %s', (name, n) => {
    expect(price(name)).toBe(n);
  });
});
`;
const path = 'tests/price.test.js';

/** What is said of a change of the text, each as `kind test first-last`. */
function said(after: string | undefined, before: string | undefined = BEFORE, of = path): string[] {
  return editsOfTests({ path: of, before, after }).map(({ kind, test, lines }) =>
    [kind, test, lines?.join('-')].filter((word) => word !== null && word !== undefined).join(' '),
  );
}

describe('a fix may freely', () => {
  it.each([
    [
      'add a test',
      "  it.each([\n    ['a'",
      "  it('is new', () => {\n    expect(1).toBe(1);\n  });\n\n  it.each([\n    ['a'",
    ],
    [
      'add a test behind all others',
      /$/,
      "\n// Why it is here.\nit('is new', () => {\n  expect(1).toBe(1);\n});\n",
    ],
    [
      'add a table of tests',
      /$/,
      "\nit.each([\n  ['x'],\n])('is %s', (x) => {\n  expect(x).toBe(`\nx`);\n});\n",
    ],
    [
      'import what the file has no word for',
      "price.js';\n",
      "price.js';\nimport { rate } from '../src/rate.js';\n",
    ],
    ['import more from the same place', '{ price }', '{ price, rate }'],
    ['add a comment to a test', "'ends', () => {\n", "'ends', () => {\n    // Two is right.\n"],
    ['indent it in another way', '    expect(price(1))', '      expect(price(1))'],
  ])('%s', (_, from, to) => {
    expect(said(BEFORE.replace(from, to))).toEqual([]);
  });

  it('bring a new file of tests', () => {
    expect(editsOfTests({ path, before: undefined, after: BEFORE })).toEqual([]);
  });
});

describe('an edit of a test that was there is named:', () => {
  it.each([
    ['a value', 'toBe(2)', 'toBe(3)', ["test 'ends' 5-7"]],
    ['an assertion less', '    expect(price(1)).toBe(2);\n', '', ["test 'ends' 5-6"]],
    ['a line put into it', "'ends', () => {\n", "'ends', () => {\n    if (x) return;\n", ["test 'ends' 5-8"]],
    ['a row of its table', "    ['b', 2],\n", '', ["test 'is of %s' 9-13"]],
    ['a condition before it', "  it('ends'", "  if (process.env.CI) it('ends'", ["test 'ends' 5-7"]],
    ['another name', "'ends'", "'stops'", ["gone 'ends'"]],
    [
      'a hook',
      "'price', () => {\n",
      "'price', () => {\n  beforeEach((ctx) => off(ctx));\n",
      ["test 'price' 4-16"],
    ],
    ['an end of its group', "'price', () => {\n", "'price', () => {\n  return;\n", ["test 'price' 4-16"]],
    [
      'a condition around all',
      /^describe[^]*/m,
      (all: string) => `if (process.env.CI) {\n${all.replaceAll(/^(?=.)/gm, '  ')}}\n`,
      ['beside 4-17'],
    ],
    [
      'a group around all',
      /^describe[^]*/m,
      (all: string) => `describe('x', () => {\n${all.replaceAll(/^(?=.)/gm, '  ')}});\n`,
      ["gone 'price'", "gone 'ends'", "gone 'is of %s'"],
    ],
    [
      'a word that means something else now',
      "import { expect, it } from 'vitest'",
      "import { expect, skip as it } from './skip.js'",
      ['beside 1-1'],
    ],
    ['an import of nothing', "price.js';\n", "price.js';\nimport './skip-all.js';\n", ['beside 3-3']],
    [
      'names that change places',
      /^[^]*?price\.js';\n/,
      "import { price, it } from '../src/price.js';\nimport { expect } from 'vitest';\n",
      ['beside 1-2'],
    ],
    [
      'a word of the tests that comes from elsewhere',
      "price.js';\n",
      "price.js';\nimport { it } from './skip.js';\n",
      ['beside 3-3'],
    ],
    ['what tests share', '\ndescribe', "\nvi.mock('../src/price.js');\n\ndescribe", ['beside 4-4']],
  ] as const)('%s', (_, from, to, edits) => {
    expect(said(BEFORE.replace(from, to as string))).toEqual(edits);
  });

  it('its whole file', () => {
    expect(said(undefined)).toEqual(['gone']);
  });

  it.each([
    ['a file without tests by name', 'tests/data.json', '{"a": 1}\n', '{"a": 2}\n', ['beside 1-1']],
    [
      'a test that is within a new one now',
      'tests/test_a.py',
      'class TestA:\n    def test_one(self):\n        assert one()\n',
      'class TestA:\n    def test_one(self):\n        assert one()\n\ndef test_new():\n    def test_two(self):\n        assert two()\n',
      [],
    ],
    [
      'a test that became a function of a new one',
      'tests/test_a.py',
      'class TestA:\n    def test_one(self):\n        assert one()\n\n    def test_two(self):\n        assert two()\n',
      'class TestA:\n    def test_one(self):\n        assert one()\n\ndef test_new():\n    def test_two(self):\n        assert two()\n',
      ['gone test_two'],
    ],
    [
      'a decorator',
      'tests/test_a.py',
      'def test_one():\n    assert one()\n',
      '@needs("network")\ndef test_one():\n    assert one()\n',
      ['test test_one 1-3'],
    ],
    [
      'a build constraint',
      'a_test.go',
      'package a\n\nfunc TestA(t *testing.T) {\n\tt.Fatal(1)\n}\n',
      '//go:build never\n\npackage a\n\nfunc TestA(t *testing.T) {\n\tt.Fatal(1)\n}\n',
      ['beside 1-1'],
    ],
    [
      'a test of Java whose brace has its own line',
      'ATest.java',
      'class ATest {\n  @Test\n  void ends()\n  {\n    assertEquals(1, f());\n  }\n}\n',
      'class ATest {\n  @Test\n  void ends()\n  {\n    assertEquals(2, f());\n  }\n}\n',
      ['test ends 2-6'],
    ],
  ])('%s', (_, of, before, after, edits) => {
    expect(said(after, before, of)).toEqual(edits);
  });
});

it('of what the test command runs every line counts, and a new file too', () => {
  const edit = (before: string | undefined, after: string | undefined) =>
    editOfGround({ path: 'package.json', before, after });
  const named = (lines: readonly [number, number] | null) => [
    { path: 'package.json', lines, kind: 'ground', test: null },
  ];
  expect(edit('{\n"a": 1,\n"b": 2\n}\n', '{\n"a": 1,\n"b": 3\n}\n')).toEqual(named([3, 3]));
  expect(edit(undefined, '{\n}\n')).toEqual(named([1, 2]));
  expect(edit('{\n}\n', undefined)).toEqual(named(null));
  expect(edit('{\n}\n', '{\n}\n')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { sha } from '../../tests/kit/audit-example.ts';
import { declaredTests } from './tests/declared-tests.ts';
import { undoneWork, type TestFileThen } from './undone-work.ts';

describe('declaredTests', () => {
  it.each([
    [
      'a.py',
      'class TestPager:\n    async def test_end(self):\n        pass\n\ndef helper(): pass\n',
      ['TestPager', 'test_end'],
    ],
    [
      'a.go',
      'func TestEnd(t *testing.T) {\n}\nfunc helper() {\n}\nfunc (s *Suite) TestTwo() {\n',
      ['TestEnd', 'TestTwo'],
    ],
    [
      'a.rs',
      '#[test]\nfn ends() {}\n#[tokio::test]\n#[ignore]\nasync fn waits() {}\nfn no() {}\n',
      ['ends', 'waits'],
    ],
    [
      'a.js',
      "describe('pager', () => {\n  it.each([['a']])('ends %s', () => {});\n  test.only(\"it's there\", f);\n  /a/.test('x');\n  split('x');\n});\n",
      ["'pager'", "'ends %s'", '\"it\'s there\"'],
    ],
    ['a.rb', "describe 'pager' do\n  it 'ends' do\n", ["'pager'", "'ends'"]],
    [
      'A.java',
      '@Test\npublic void ends() {}\n@ParameterizedTest\nvoid waits(int n) {}\nvoid no() {}\n',
      ['ends', 'waits'],
    ],
    ['a.bats', '@test "next: ends" {\n', ['"next: ends"']],
    ['b.js', "it.each`\n  n\n  ${1}\n`('sums $n', f);\n", ["'sums $n'"]],
  ])('of %s', (path, text, names) => {
    const declared = [...declaredTests(path, text)];
    expect(declared).toEqual(expect.arrayContaining(names));
    for (const none of ['helper', 'no', "'x'"]) expect(declared).not.toContain(none);
  });

  it.each([
    ['a.js', "// it('ends', f)\n/* test('two', f) */\nconst text = `\ntest('three', f)`;\n"],
    ['a.py', '# def test_a(): pass\nTEXT = """\ndef test_b():\n    pass\n"""\n'],
    ['a.go', 'var text = `\nfunc TestA(t *testing.T) {\n`\n'],
    ['a.rs', '// #[test]\n// fn ends() {}\n'],
  ])('takes no comment and no string of %s for a test', (path, text) => {
    expect([...declaredTests(path, text)]).toEqual([]);
  });
});

describe('undoneWork', () => {
  const earlier = [
    { tree: sha('e0'), sha: sha('c0') },
    { tree: sha('e1'), sha: sha('c1') },
  ];
  const py = (...names: readonly string[]): string =>
    names.map((name) => `def test_${name}():\n    pass\n`).join('\n');
  const file = (changes: Partial<TestFileThen>): TestFileThen => ({
    path: 'tests/test_a.py',
    start: py('old'),
    before: py('old', 'new'),
    after: py('old', 'new', 'more'),
    isAbout: false,
    ...changes,
  });
  const judged = (tests: readonly TestFileThen[], tree = sha('ff')) => undoneWork({ tree, earlier, tests });

  it('is the files of an earlier commit of the round, of any but the last', () => {
    expect(judged([], sha('e1'))).toEqual({
      rule: 'earlier_state',
      reason: expect.stringContaining('exactly those of c1c1c1c1c1c1') as string,
    });
    expect(judged([file({})])).toBeUndefined();
  });

  it.each([
    ['a test that the round added is gone', file({ after: py('old') }), 'tests/test_a.py: test_new'],
    [
      'its whole file is gone',
      file({ start: undefined, before: py('new'), after: undefined }),
      'tests/test_a.py: test_new',
    ],
    [
      'a file without names is gone',
      file({ start: undefined, before: 'check 1\n', after: undefined }),
      'tests/test_a.py',
    ],
    [
      'a test of the project is gone',
      file({ start: py('old', 'two'), before: py('old', 'two'), after: py('old') }),
      'tests/test_a.py: test_two',
    ],
    [
      'one of two that went has another name',
      file({ start: py('old', 'two'), before: py('old', 'two'), after: py('three') }),
      'tests/test_a.py: test_old, tests/test_a.py: test_two',
    ],
  ])('is refused where %s', (_, test, named) => {
    expect(judged([test])).toEqual({
      rule: 'tests_removed',
      reason: expect.stringContaining(`gone: ${named}`) as string,
    });
  });

  it.each<[string, TestFileThen[]]>([
    [
      'under another name',
      [file({ start: py('old', 'two'), before: py('old', 'two'), after: py('old', 'three') })],
    ],
    ['that the finding is about', [file({ isAbout: true, start: py('old'), before: py('old'), after: '' })]],
    [
      'that stands elsewhere now',
      [
        file({ after: py('old') }),
        file({ path: 'tests/test_b.py', start: undefined, before: undefined, after: py('new') }),
      ],
    ],
    ['that the fix itself adds', [file({ before: py('old'), after: py('old', 'other') })]],
  ])('is not a test %s', (_, tests) => {
    expect(judged(tests)).toBeUndefined();
  });

  const PATHS: readonly (readonly [RegExp, string])[] = [
    [/\bdef /, 'tests/test_a.py'],
    [/^func/, 'a_test.go'],
    [/^#\[/, 'tests/a.rs'],
    [/^@(?:Test|Disabled)/, 'ATest.java'],
    [/^@test/, 'tests/a.bats'],
  ];
  const changed = (before: string, after: string, isAbout = false) => {
    const path = PATHS.find(([of]) => of.test(before))?.[1] ?? 'tests/a.js';
    return judged([{ path, start: before, before, after, isAbout }]);
  };

  it.each([
    ['it("a", f)', 'it.skip("a", f)'],
    ['describe("a", f)', 'xdescribe("a", f)'],
    ['test("a", f)', 'test("a", { skip: true }, f)'],
    ['test("a", f)', 'test("a", { skip: process.env.CI }, f)'],
    ['test("a", f)', 'test("a", { timeout: 5, skip }, f)'],
    ['test("a", f)', 'test("a", { todo: "later" }, f)'],
    ['test("a", f)', 'test.failing("a", f)'],
    ['test("a", f)', 'test.only("a", f)'],
    ['test("a", f)', 'test.concurrent.skip("a", f)'],
    ['test("a", f)', 'test.runIf(false)("a", f)'],
    ['test("a", f)', 'test("a", { only: true }, f)'],
    ['it("a", f)', 'fit("a", f)'],
    ['test("a", (ctx) => {})', 'test("a", (ctx) => { ctx.skip(); })'],
    ['def test_a(): pass', '@pytest.mark.skip\ndef test_a(): pass'],
    ['def test_a(): pass', '@unittest.skipIf(True, "x")\ndef test_a(): pass'],
    ['def test_a(): pass', 'def test_a(): pytest.skip("x")'],
    ['func TestA(t *testing.T) {}', 'func TestA(t *testing.T) { t.SkipNow() }'],
    ['#[test]\nfn a() {}', '#[test]\n#[ignore]\nfn a() {}'],
    ['@Test void a() {}', '@Disabled @Test void a() {}'],
    ['@test "a" {\n  true\n}', '@test "a" {\n  skip\n}'],
  ])('is to skip a test, also one that the finding is about: %s', (before, after) => {
    expect(changed(before, after, true)).toEqual({
      rule: 'tests_skipped',
      reason: expect.stringContaining('skipped than before in ') as string,
    });
    expect([changed(after, before, true), changed(after, after, true)]).toEqual([undefined, undefined]);
  });

  it.each([
    ['test("a", f)', 'test("a", f) // not test.skip("a", f)'],
    ['test("a", f)', 'test("a", f)\ntest("b", () => log("it.only(1)"))'],
    ['test("a", f)', 'test("a", { skip: false }, f)'],
    ['test("a", () => {})', 'test("a", () => {})\ntest("b", () => page({ skip: 10 }))'],
    ['def test_a(): pass', 'def test_a(): pass\n# @pytest.mark.skip\n'],
  ])('is not to speak of a skipped test: %s → %s', (before, after) => {
    expect(changed(before, after)).toBeUndefined();
  });

  const two = "test('a', () => {\n  expect(f(1)).toBe(1);\n  expect(f(2)).toBe(2);\n});\n";
  it.each([
    ['emptied', two, "test('a', () => {});\n", "'a' (2 → 0)"],
    ['one taken out', two, two.replace('  expect(f(2)).toBe(2);\n', ''), "'a' (2 → 1)"],
    ['commented out', two, two.replace('  expect(f(2))', '  // expect(f(2))'), "'a' (2 → 1)"],
    ['return first', two, two.replace('  expect(f(1))', '  return;\n  expect(f(1))'), "'a' (2 → 0)"],
    ['return in its head', two, two.replace('{\n', '{ return;\n'), "'a' (2 → 0)"],
    ['emptied, with another name', two, "test('b', () => {});\n", "'a' (2 → 0)"],
    [
      'emptied, within another one',
      two,
      "describe('x', () => {\n  test('a', () => {});\n});\n",
      "'a' (2 → 0)",
    ],
    [
      'emptied in Python',
      'def test_a():\n    assert f(1) == 1\n\ndef test_b():\n    assert f(2)\n',
      'def test_a():\n    f(1)\n\ndef test_b():\n    assert f(2)\n    assert f(3)\n',
      'test_a (1 → 0)',
    ],
    [
      'return first in Go',
      'func TestA(t *testing.T) {\n\tif f() != 1 {\n\t\tt.Fatal("no")\n\t}\n}\n',
      'func TestA(t *testing.T) {\n\treturn\n\tif f() != 1 {\n\t\tt.Fatal("no")\n\t}\n}\n',
      'TestA (1 → 0)',
    ],
    ['emptied in bats', '@test "a" {\n  [ 1 = 1 ]\n}\n', '@test "a" {\n  true\n}\n', '"a" (1 → 0)'],
  ])('is a test that asserts less: %s', (_, before, after, named) => {
    expect(changed(before, after)).toEqual({
      rule: 'tests_weakened',
      reason: expect.stringContaining(`: ${named}`) as string,
    });
    expect(changed(before, after, true)).toBeUndefined();
  });

  it('is not a test that asserts as much in other words, or more', () => {
    const conditional = two.replace('{\n', "{\n  if (os === 'win32') {\n    return;\n  }\n");
    expect(changed("test('a', () => {});\n", two)).toBeUndefined();
    for (const after of [
      two.replace('toBe(2)', 'toBe(3)'),
      two.replace('expect(f(2)).toBe', 'assert.equal'),
      conditional,
    ])
      expect(changed(two, after)).toBeUndefined();
  });
});

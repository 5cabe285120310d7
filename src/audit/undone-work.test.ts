import { describe, expect, it } from 'vitest';
import { sha } from '../../tests/kit/audit-example.ts';
import { declaredTests } from './declared-tests.ts';
import { undoneWork, type TestFileThen } from './undone-work.ts';

describe('declaredTests', () => {
  it.each([
    [
      'Python',
      'class TestPager:\n    async def test_end(self):\n        pass\n\ndef helper(): pass\n',
      ['TestPager', 'test_end'],
    ],
    [
      'Go',
      'func TestEnd(t *testing.T) {\n}\nfunc helper() {\n}\nfunc (s *Suite) TestTwo() {\n',
      ['TestEnd', 'TestTwo'],
    ],
    [
      'Rust',
      '#[test]\nfn ends() {}\n#[tokio::test]\n#[ignore]\nasync fn waits() {}\nfn no() {}\n',
      ['ends', 'waits'],
    ],
    [
      'JavaScript',
      "describe('pager', () => {\n  it.each([1])('ends %s', () => {});\n  test.only(\"it's there\", f);\n  split('x');\n});\n",
      ["'pager'", "'ends %s'"],
    ],
    ['Ruby', "describe 'pager' do\n  it 'ends' do\n", ["'pager'", "'ends'"]],
    [
      'Java',
      '@Test\npublic void ends() {}\n@ParameterizedTest\nvoid waits(int n) {}\nvoid no() {}\n',
      ['ends', 'waits'],
    ],
    ['bats', '@test "next: ends" {\n', ['"next: ends"']],
  ])('of %s', (_, text, names) => {
    expect([...declaredTests(text)]).toEqual(expect.arrayContaining(names));
    expect([...declaredTests(text)]).not.toEqual(expect.arrayContaining(['helper', 'no', "'x'"]));
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
  const judged = (tests: readonly TestFileThen[], others: readonly string[] = [], tree = sha('ff')) =>
    undoneWork({ tree, earlier, tests, others });

  it('is the files of an earlier commit of the round, of any but the last', () => {
    expect(judged([], [], sha('e1'))).toEqual({
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

  it.each([
    [
      'under another name',
      file({ start: py('old', 'two'), before: py('old', 'two'), after: py('old', 'three') }),
      [],
    ],
    [
      'that the finding is about',
      file({ isAbout: true, start: py('old'), before: py('old'), after: '' }),
      [],
    ],
    ['that stands elsewhere now', file({ after: py('old') }), [py('new')]],
    ['that the fix itself adds', file({ before: py('old'), after: py('old', 'other') }), []],
  ])('is not a test %s', (_, test, others) => {
    expect(judged([test], others)).toBeUndefined();
  });

  it.each([
    ['it("a", f)', 'it.skip("a", f)'],
    ['describe("a", f)', 'xdescribe("a", f)'],
    ['test("a", f)', 'test("a", { skip: true }, f)'],
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
    const skipping = (from: string, to: string) =>
      judged([file({ isAbout: true, start: from, before: from, after: to })]);
    expect(skipping(before, after)).toEqual({
      rule: 'tests_skipped',
      reason: expect.stringContaining('skipped than before in tests/test_a.py') as string,
    });
    expect([skipping(after, before), skipping(after, after)]).toEqual([undefined, undefined]);
  });
});

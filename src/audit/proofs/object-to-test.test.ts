import { describe, expect, it } from 'vitest';
import { objectionToTest, type WrittenTest } from './object-to-test.ts';

const DOC = '/** The sum of all items, with the tax of each. */\nexport function total(items) {\n';
const BEFORE =
  "import { it, expect } from 'vitest';\nimport { total } from './total.ts';\n\nit('is zero', () => {\n  expect(total([])).toBe(0);\n});\n";
const after = (body: string, name = 'adds the tax'): string =>
  `${BEFORE}\nit('${name}', () => {\n${body}\n});\n`;
const GOOD = '  expect(total([{ net: 10, tax: 2 }])).toBe(12);';

function object(changes: Partial<WrittenTest> & { test?: object; quote?: string; body?: string } = {}) {
  const { test = {}, quote = 'The sum of all items, with the tax of each.', body = GOOD, ...rest } = changes;
  const result: WrittenTest['result'] = {
    success: true,
    summary: 'It leaves out the tax.',
    mode: 'apply',
    test: { file: 'src/total.test.ts', name: 'adds the tax', ...test },
    expected: { file: 'src/total.ts', quote },
  };
  return objectionToTest({
    result,
    finding: { location: { file: 'src/total.ts', lines: [2, 2] } },
    changed: [{ path: 'src/total.test.ts', before: BEFORE, after: after(body) }],
    expectedText: DOC,
    ...rest,
  });
}
const file = (path: string, text: string, before?: string) => ({ path, before, after: text });

it('lets a new test with a reason through', () => {
  expect(object()).toBeUndefined();
  const path = 'src/tax.test.ts';
  const fresh = after(GOOD).replace('is zero', 'is nothing');
  expect(object({ test: { file: path }, changed: [file(path, fresh)] })).toBeUndefined();
  expect(object({ test: { name: 'total > adds the tax' } })).toBeUndefined();
});

describe('refuses a reply', () => {
  const result = { success: true, summary: 's', mode: 'apply' as const };
  const test = { file: 'src/total.test.ts', name: 'adds the tax' };
  it.each([
    ['without a test', { result }, 'no_test'],
    ['without an expectation', { result: { ...result, test } }, 'no_expectation'],
    ['whose quote could be anywhere', { quote: '}' }, 'expectation_without_substance'],
    ['whose quote is a paraphrase', { quote: 'total() includes all taxes' }, 'expectation_not_found'],
    [
      'whose quote is from a file that only the test made',
      { expectedText: undefined },
      'expectation_not_found',
    ],
    [
      'that edits a fixture',
      { changed: [file('src/total.test.ts', after(GOOD), BEFORE), file('fixtures/a.json', '{}', '[]')] },
      'more_than_test: fixtures/a.json',
    ],
    ['that writes nothing', { changed: [] }, 'no_test'],
    [
      'that edits a test',
      { changed: [file('src/total.test.ts', after(GOOD).replace('toBe(0)', 'toBe(1)'), BEFORE)] },
      'changes_tests',
    ],
    [
      'that edits what tests share',
      { changed: [file('src/total.test.ts', after(GOOD).replace('./total.ts', './fake.ts'), BEFORE)] },
      'changes_tests',
    ],
    ['that names a test that was there', { test: { name: 'is zero' } }, 'not_new'],
    ['that names no test', { test: { name: 'adds' } }, 'not_new'],
  ])('%s', (_, changes, why) => {
    expect(object(changes)).toMatch(new RegExp(`^${why}`));
  });
});

describe('refuses a test that', () => {
  it.each([
    ['waits', '  await new Promise((done) => setTimeout(done, 10));'],
    ['waits', '  expect(total([])).toBe(1);\n}, 10);\nit("x", () => {'],
    ['reads_source', "  expect(readFileSync('src/total.ts', 'utf8')).toContain('tax');"],
    ['reads_source', "  expect(readdirSync(new URL('.', import.meta.url))).toContain('x');"],
    ['reads_source', "  expect(total.toString()).toContain('tax');"],
    ['reads_source', '  expect(String(total).length).toBe(10);'],
    ['looks_at_git', "  expect(execFileSync('git', ['log']).toString()).toBe('');"],
    ['looks_at_files', "  expect(existsSync('CHANGELOG.md')).toBe(false);"],
    ['looks_at_environment', '  expect(process.env.CI).toBe(undefined);'],
    ['clock_or_chance', '  expect(total([]) + Date.now()).toBe(0);'],
    ['looks_at_environment', "  expect(homedir()).toBe('');"],
    ['clock_or_chance', '  expect(total([]) + process.pid).toBe(0);'],
    ['clock_or_chance', '  expect(total([]) + randomInt(9)).toBe(0);'],
    ['ends_the_process', "  process.on('exit', () => console.log('not ok 1 - adds the tax'));\n  total([]);"],
    ['constant', '  total([]);\n  expect(true).toBe(false);'],
    ['always_fails', "  total([]);\n  throw new Error('wrong');"],
    ['mocks', "  vi.mock('./total.ts', () => ({ total: () => 1 }));\n  expect(total([])).toBe(0);"],
  ])('%s: %s', (rule, body) => {
    expect(object({ body })).toMatch(new RegExp(`^${rule}: the test `));
  });

  it.each([
    ['skipped', 'a_test.go', 'func TestTax(t *testing.T) {\n\tt.Skip("later")\n}\n', 'TestTax'],
    ['always_fails', 'a_test.go', 'func TestTax(t *testing.T) {\n\tt.Fatal("wrong")\n}\n', 'TestTax'],
    ['constant', 'test_a.py', 'def test_tax(): assert False\n', 'test_tax'],
    [
      'always_fails',
      'test_a.py',
      '@mark\ndef test_tax():\n    total([])\n    pytest.fail("wrong")\n',
      'test_tax',
    ],
    ['always_fails', 'a.test.js', "it('tax', () => { throw new Error('wrong'); });\n", 'tax'],
    ['skipped', 'test_a.py', '@pytest.mark.xfail\ndef test_tax():\n    assert total([]) == 1\n', 'test_tax'],
    ['constant', 'test_a.py', 'def test_tax():\n    total([])\n    assert False\n', 'test_tax'],
    [
      'reads_source',
      'test_a.py',
      'def test_tax():\n    assert "tax" in inspect.getsource(total)\n',
      'test_tax',
    ],
    ['reads_source', 'test_a.py', 'def test_tax():\n    assert "tax" in read(total.__file__)\n', 'test_tax'],
    ['reads_source', 'test_a.py', 'def test_tax():\n    assert total.__code__.co_names == ()\n', 'test_tax'],
    ['clock_or_chance', 'test_a.py', 'def test_tax():\n    assert total([uuid.uuid4()]) == 1\n', 'test_tax'],
    ['waits', 'test_a.py', 'def test_tax():\n    assert Event().wait(0.05)\n', 'test_tax'],
    [
      'ends_the_process',
      'test_a.py',
      'import atexit\n\n\ndef test_tax():\n    total([])\n\n\natexit.register(end)\n',
      'test_tax',
    ],
    [
      'mocks',
      'test_a.py',
      'def test_tax():\n    with patch("shop.total.total"):\n        assert total([]) == 1\n',
      'test_tax',
    ],
    ['constant', 'tests/a.rs', '#[test]\nfn tax() {\n    assert_eq!(1, 2);\n}\n', 'tax'],
  ])('%s: %s', (rule, path, text, name) => {
    expect(object({ test: { file: path, name }, changed: [file(path, text)] })).toMatch(
      new RegExp(`^${rule}: `),
    );
  });
});

describe('does not object to', () => {
  it.each([
    [
      'words in a comment or a string',
      "  // Date.now(), it.skip, process.env.CI\n  expect(total([]), 'setTimeout(1)').toBe(1);",
    ],
    ['a value that is set in the environment', "  process.env.TAX = '2';\n  expect(total([])).toBe(1);"],
    ['a file that the code wrote', "  expect(readFileSync(join(folder, 'out.json'), 'utf8')).toBe('{}');"],
    ['a value that is put into a text', "  assert.equal(`${total([])}`, '1');"],
    ['the text of a result', "  expect(total([]).toString()).toBe('1');"],
    ['a failure in a branch', "  if (total([]) !== 1) {\n    throw new Error('wrong');\n  }"],
    ['an option of the code that is called skip', '  expect(total([], { skip: 5 })).toBe(1);'],
    [
      'a mock of something else',
      "  vi.mock('./rates.ts', () => ({ rate: 2 }));\n  expect(total([])).toBe(0);",
    ],
  ])('%s', (_, body) => {
    expect(object({ body })).toBeUndefined();
  });

  it('a failure in a branch of Go', () => {
    const text =
      'func TestTax(t *testing.T) {\n\tif got := Total(); got != 1 {\n\t\tt.Fatalf("got %d", got)\n\t}\n}\n';
    expect(
      object({ test: { file: 'a_test.go', name: 'TestTax' }, changed: [file('a_test.go', text)] }),
    ).toBeUndefined();
  });
});

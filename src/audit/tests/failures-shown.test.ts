import { describe, expect, it } from 'vitest';
import { failuresShown } from './failures-shown.ts';

const shown = (output: string, failures: readonly string[], budget = 20_000): string =>
  failuresShown(output, failures, { root: '/tmp/shop', budget });

const passed = (n: number): string =>
  Array.from({ length: n }, (_, i) => `PASSED tests/test_pager.py::test_number_${i}`).join('\n');
/** With `-rA`, whose summary names every test that passed, behind the failures. */
const PYTEST = `=== test session starts ===
collected 295 items
tests/test_pager.py F.F

=== FAILURES ===
___ TestPager.test_end[2-3] ___

    def test_end():
>       assert pages(3) == 2
E       assert 3 == 2

tests/test_pager.py:12: AssertionError
___ test_end ___
tests/test_other.py:3: in test_end
E   ValueError: no page
=== PASSES ===
${passed(600)}
=== short test summary info ===
${passed(600)}
FAILED tests/test_pager.py::TestPager::test_end[2-3] - assert 3 == 2
FAILED tests/test_other.py::test_end - ValueError: no page
=== 2 failed, 600 passed in 1.20s ===
`;

describe('what is shown of failing tests', () => {
  it('is the traceback of each, though the runner ends with thousands of lines about others', () => {
    expect(PYTEST.length).toBeGreaterThan(50_000);
    const names = ['tests/test_other.py::test_end', 'tests/test_pager.py::TestPager::test_end[2-3]'];
    expect(shown(PYTEST, names)).toBe(`### tests/test_other.py::test_end
___ test_end ___
tests/test_other.py:3: in test_end
E   ValueError: no page

### tests/test_pager.py::TestPager::test_end[2-3]
___ TestPager.test_end[2-3] ___

    def test_end():
>       assert pages(3) == 2
E       assert 3 == 2

tests/test_pager.py:12: AssertionError

### Summary

FAILED tests/test_pager.py::TestPager::test_end[2-3] - assert 3 == 2
FAILED tests/test_other.py::test_end - ValueError: no page
=== 2 failed, 600 passed in 1.20s ===`);
  });

  it.each([
    [
      'JUnit, the message before the traceback',
      '<testsuites><testsuite name="s"><testcase classname="a.b" name="ends"><failure message="3 &lt; 2"><![CDATA[at a.py:3]]></failure></testcase><testcase classname="a.b" name="fine"/></testsuite></testsuites>',
      's > a.b ends',
      '3 < 2\nat a.py:3',
    ],
    [
      'Jest',
      'FAIL src/a.test.js\n  ● pager › ends\n\n    expect(3).toBe(2)\n\nTest Suites: 1 failed, 1 total\n',
      'src/a.test.js > pager › ends',
      '  ● pager › ends\n\n    expect(3).toBe(2)',
    ],
    [
      'Vitest',
      '⎯⎯ Failed Tests 1 ⎯⎯\n\n FAIL  src/a.test.ts > pager > ends\nAssertionError: 3\n ❯ src/a.test.ts:4:2\n\n⎯⎯⎯[1/1]⎯\n',
      'src/a.test.ts > pager > ends',
      ' FAIL  src/a.test.ts > pager > ends\nAssertionError: 3\n ❯ src/a.test.ts:4:2',
    ],
    [
      'Cargo',
      "---- pager::ends stdout ----\nthread 'x' panicked at src/lib.rs:3:5\n\nfailures:\n    pager::ends\n",
      'cargo: shop src/lib.rs pager::ends',
      "---- pager::ends stdout ----\nthread 'x' panicked at src/lib.rs:3:5",
    ],
    [
      'Go',
      '--- FAIL: TestEnd (0.00s)\n    --- FAIL: TestEnd/last (0.00s)\n        a_test.go:7: got 3\nFAIL\nFAIL\tshop\t0.01s\n',
      'go: shop/TestEnd/last',
      '    --- FAIL: TestEnd/last (0.00s)\n        a_test.go:7: got 3',
    ],
    [
      'TAP',
      'ok 1 - starts\nnot ok 2 - ends # time=3ms\n  ---\n  error: 3\n  ...\nok 3 - x\n1..3\n',
      'ends',
      'not ok 2 - ends # time=3ms\n  ---\n  error: 3\n  ...',
    ],
    [
      'node:test for people, from the list at the end',
      '▶ shop\n  ✖ ends (1ms)\n  printed by the next\nℹ tests 1\nℹ fail 1\n\n✖ failing tests:\n\ntest at a.js:3:1\n✖ ends (1ms)\n  Error: 3\n',
      'a.js > shop > ends',
      'test at a.js:3:1\n✖ ends (1ms)\n  Error: 3',
    ],
    [
      'unittest',
      `${'='.repeat(70)}\nFAIL: test_ends (a.B.test_ends)\n${'-'.repeat(70)}\nAssertionError: 3\n\n${'-'.repeat(70)}\nRan 1 test in 0.1s\n\nFAILED (failures=1)\n`,
      'a.py::B::test_ends',
      `${'='.repeat(70)}\nFAIL: test_ends (a.B.test_ends)\n${'-'.repeat(70)}\nAssertionError: 3`,
    ],
  ])('is read from %s', (_, output, failure, block) => {
    expect(shown(output, [failure])).toContain(`### ${failure}\n${block}\n\n### Summary`);
  });

  it('is cut in the middle of a long part, by the share of each, and says so', () => {
    const long = (name: string): string => `___ ${name} ___\nBEGIN-${name}\n${'x'.repeat(9000)}\nEND-${name}`;
    const output = `=== FAILURES ===\n${long('test_a')}\n${long('test_b')}\n=== 2 failed in 1.0s ===\n`;
    const text = shown(output, ['t.py::test_a', 't.py::test_b'], 5000);
    for (const name of ['test_a', 'test_b']) expect(text).toMatch(new RegExp(`BEGIN-${name}[^]*END-${name}`));
    expect(text).toMatch(/characters are left out here/);
    expect(text.length).toBeLessThan(5200);
  });

  it('counts what had no room, and says of which test nothing was told', () => {
    const names = Array.from({ length: 40 }, (_, n) => `t.py::test_${n}`);
    const output = `=== FAILURES ===\n${names.map((name) => `___ ${name.slice(6)} ___\n${'y'.repeat(900)}`).join('\n')}\n=== 40 failed in 1.0s ===\n`;
    expect(shown(output, names, 5000)).toMatch(
      /\n\n\d+ more of these tests fail; what was said of them is left out here\.\n\n/,
    );
    expect(shown(PYTEST, ['tests/test_pager.py::test_gone', 'tests/test_other.py::test_end'])).toContain(
      '### tests/test_pager.py::test_gone\nThe output says nothing about this test but its name.',
    );
  });

  it('ends with what node:test and unittest count', () => {
    expect(shown('ℹ tests 2\nℹ fail 1\nRan 2 tests in 0.1s\n', ['a'])).toMatch(
      /\n\nℹ tests 2\nℹ fail 1\nRan 2/,
    );
  });

  it('is the beginning and the end where a runner names no test', () => {
    const text = shown(`BEGIN\n${'z'.repeat(9000)}\nEND\n`, ['exit status 2'], 3000);
    expect(text).toMatch(/^BEGIN[^]*left out here[^]*END$/);
  });
});

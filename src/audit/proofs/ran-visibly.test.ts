import { expect, it } from 'vitest';
import { ranVisibly } from './ran-visibly.ts';

const test = (file: string, name: string) => ({ file, name });
const JS = test('src/a.test.ts', 'adds two');
const PY = test('tests/test_a.py', 'test_adds');
const GO = test('sub/a_test.go', 'TestAdds');

it.each([
  ['TAP', 'ok 3 - adds two', [], JS, true],
  ['TAP, skipped', 'ok 3 - adds two # SKIP', [], JS, false],
  ['TAP, another', 'ok 3 - subtracts two', [], JS, false],
  ['node:test for people', '  ✔ adds two (0.15ms)', [], JS, true],
  ['node:test for people, to do', '  ✔ adds two (0.15ms) # TODO', [], JS, false],
  ['vitest, by file', ' ✓ src/a.test.ts (3 tests) 5ms', [], JS, true],
  ['vitest, with a project', ' ✓  unit  src/a.test.ts (3 tests) 5ms', [], JS, true],
  [
    'vitest, a file of a project that was not loaded',
    ' ❯  unit  src/a.test.ts (0 test)',
    ['unit src/a.test.ts'],
    JS,
    false,
  ],
  [
    'vitest, by a file in which another failed',
    ' ❯ src/a.test.ts (3 tests | 1 failed) 5ms',
    ['src/a.test.ts > other'],
    JS,
    true,
  ],
  ['vitest, a file that was not loaded', ' ❯ src/a.test.ts (0 test)', ['src/a.test.ts'], JS, false],
  ['vitest, another file', ' ✓ src/b.test.ts (3 tests) 5ms', [], JS, false],
  ['Jest, by file', 'PASS src/a.test.ts', [], JS, true],
  [
    'Jest, a file that was not loaded',
    'FAIL src/a.test.ts',
    ['src/a.test.ts > Test suite failed to run'],
    JS,
    false,
  ],
  ['pytest, by file', 'tests/test_a.py F..   [100%]', [], PY, true],
  ['pytest, by name', 'tests/test_a.py::test_adds PASSED [ 50%]', [], PY, true],
  ['pytest -q', '...   [100%]', [], PY, false],
  ['Go, by package', 'ok  \texample.com/m/sub\t0.003s', [], GO, true],
  ['Go, by name', '--- PASS: TestAdds (0.00s)', [], GO, true],
  ['Go, another package', 'ok  \texample.com/m/other\t0.003s', [], GO, false],
  [
    'Go, not built',
    'FAIL\texample.com/m/sub [build failed]',
    ['go: example.com/m/sub [build failed]'],
    GO,
    false,
  ],
  ['Cargo', 'test tests::adds ... ok', [], test('src/lib.rs', 'adds'), true],
  ['JUnit', '<testcase classname="a.B" name="adds two" time="0.1"/>', [], JS, true],
  ['JUnit, skipped', '<testcase classname="a.B" name="adds two"><skipped/></testcase>', [], JS, false],
])('%s', (_, output, failures, of, ran) => {
  expect(ranVisibly(output, failures, of)).toBe(ran);
});

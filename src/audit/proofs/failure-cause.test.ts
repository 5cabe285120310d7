import { expect, it } from 'vitest';
import { failureCause, type Cause } from './failure-cause.ts';

const error = (name: string | undefined, message: string): Cause => ({ kind: 'error', name, message });
const [assertion, timeOut, unknown] = (['assertion', 'time-out', 'unknown'] as const).map((kind) => ({
  kind,
}));
const node = (details: string): string =>
  `not ok 1 - adds\n  ---\n  duration_ms: 1\n${details}\n  stack: |-\n    a (a.js:1:1)\n  ...`;
const jest = (said: string): string =>
  `  ● adds\n\n    ${said}\n\n      1 | test('adds', () => {\n    > 2 |   expect(f()).toBe(3)\n\n      at Object.<anonymous> (a.test.js:2:3)`;
const pytest = (...said: string[]): string =>
  ['___ test_a ___', '', '    def test_a():', '>       assert f() == 3', ...said, '', 'a.py:2: X'].join('\n');
const unittest = (line: string, said: string): string =>
  `Traceback (most recent call last):\n  File "a.py", line 2, in test_a\n    ${line}\n    ^^^^\n${said}\n`;
const go = (...said: string[]): string => ['--- FAIL: TestA (0.00s)', ...said].join('\n');
const rust = (...said: string[]): string =>
  ["thread 'tests::a' (7) panicked at src/lib.rs:3:20:", ...said].join('\n');

it.each([
  [
    'node:test, assertion',
    node("  error: '2 == 3'\n  code: 'ERR_ASSERTION'\n  name: 'AssertionError'"),
    assertion,
  ],
  [
    'node:test, time-out',
    node("  failureType: 'testTimeoutFailure'\n  error: 'test timed out after 20ms'"),
    timeOut,
  ],
  [
    'node:test, error',
    node("  error: 'no such thing'\n  code: 'ERR_TEST_FAILURE'\n  name: 'TypeError'"),
    error('TypeError', 'no such thing'),
  ],
  [
    'node:test for people, error',
    '✖ adds (1ms)\n  TypeError [Error]: x is null\n      at a.js:1:1',
    error('TypeError', 'x is null'),
  ],
  ['node:test for people, time-out', "✖ adds (1ms)\n  'test timed out after 20ms'", timeOut],
  ['tape', 'not ok 2 should be equal\n  ---\n    operator: equal\n    expected: 3', assertion],
  [
    'vitest, assertion',
    ' FAIL  a.test.ts > adds\nAssertionError: expected 2 to be 3 // Object.is equality',
    assertion,
  ],
  ['vitest, time-out', ' FAIL  a.test.ts > adds\nError: Test timed out in 50ms.', timeOut],
  [
    'vitest, error',
    ' FAIL  a.test.ts > adds\nTypeError: x is null\n ❯ a.test.ts:1:1',
    error('TypeError', 'x is null'),
  ],
  ['vitest, bare error', ' FAIL  a.test.ts > adds\nError: it went wrong', error('Error', 'it went wrong')],
  [
    'Jest, assertion',
    jest('expect(received).toBe(expected) // Object.is equality\n\n    Expected: 3\n    Received: 2'),
    assertion,
  ],
  ['Jest, time-out', jest('thrown: "Exceeded timeout of 5000 ms for a test.'), timeOut],
  ['Jest, error whose code frame asserts', jest('RangeError: too far'), error('RangeError', 'too far')],
  ['pytest, assert', pytest('E       assert 2 == 3'), assertion],
  [
    'pytest, error below a source line that asserts',
    pytest("E       KeyError: 'x'"),
    error('KeyError', "'x'"),
  ],
  ['pytest, raises nothing', pytest("E       Failed: DID NOT RAISE <class 'ValueError'>"), assertion],
  [
    'pytest, last of two errors',
    pytest("E       KeyError: 'x'", '', 'During handling:', '', 'E       AssertionError: boom'),
    assertion,
  ],
  ['pytest, time-out', pytest('E       Failed: Timeout (>1.0s) from pytest-timeout.'), timeOut],
  ['pytest, no fixture', pytest("E       fixture 'shop' not found"), unknown],
  ['unittest, assertion', unittest('assertEqual(f(), 3)', 'AssertionError: 2 != 3'), assertion],
  [
    'unittest, error in a line that asserts',
    unittest('assert f() == 3', "KeyError: 'x'"),
    error('KeyError', "'x'"),
  ],
  [
    'unittest, last of two errors',
    unittest('f()', 'AssertionError') + '\n\nDuring handling of it:\n\n' + unittest('f()', "KeyError: 'x'"),
    error('KeyError', "'x'"),
  ],
  ['Go, error', go('    a_test.go:3: got 2, want 3'), assertion],
  [
    'Go, panic after a log',
    go('    a_test.go:3: trying', 'panic: runtime error: index out of range [5] with length 0 [recovered]'),
    error(undefined, 'runtime error: index out of range [5] with length 0'),
  ],
  ['Go, time-out', go('panic: test timed out after 1s'), timeOut],
  ['Rust, assertion', rust('assertion `left == right` failed', '  left: 2', ' right: 3'), assertion],
  [
    'Rust, panic',
    rust('attempt to subtract with overflow'),
    error(undefined, 'attempt to subtract with overflow'),
  ],
  [
    'JUnit, assertion',
    'org.opentest4j.AssertionFailedError: expected: <3> but was: <2>\n\tat a.B.c(B.java:3)',
    assertion,
  ],
  [
    'JUnit, error',
    'java.lang.NullPointerException: name is null\n\tat a.B.c(B.java:3)',
    error('NullPointerException', 'name is null'),
  ],
  ['RSpec', 'Failure/Error: expect(f).to eq(3)\n\n  expected: 3\n       got: 2', assertion],
  ['PHPUnit', 'TotalTest::testAdds\nFailed asserting that 2 matches expected 3.', assertion],
  ['minitest', 'Failure:\nTestA#test_adds\nExpected: 3\n  Actual: 2', assertion],
  ['bats', 'not ok 1 adds\n# (in test file a.bats, line 3)\n#   `[ "$status" -eq 0 ]\' failed', assertion],
  [
    'bats, a command that is no assertion',
    "not ok 1 adds\n# (in test file a.bats, line 3)\n#   `sum 1' failed",
    unknown,
  ],
])('%s', (_, told, cause) => {
  expect(failureCause(told)).toEqual(cause);
});

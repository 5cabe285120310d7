import { describe, expect, it } from 'vitest';
import { testId } from './pytest-test-id.ts';
import { readPytest } from './pytest.ts';

describe('the test of a line', () => {
  it.each([
    ['tests/test_a.py::test_b', 'tests/test_a.py::test_b'],
    ['tests/test_a.py::test_b - assert 1 == 2', 'tests/test_a.py::test_b'],
    ['tests/test_a.py - ImportError', 'tests/test_a.py'],
    ['a.py::T::test_b[x - y] - assert [1] - [2]', 'a.py::T::test_b[x - y]'],
    ['a.py::test_b[[x] - y] - Asserti...', 'a.py::test_b[[x] - y]'],
    ['a.py::test_b[[x] - y]', 'a.py::test_b[[x] - y]'],
    ['a.py::test_b - assert x[0, 1, 2, 3] == y::z[1]', 'a.py::test_b'],
    ['a.py::test_b[x]] - assert', 'a.py::test_b[x]]'],
    ['a.py::test_b[[x] - assert', 'a.py::test_b[[x]'],
    ['a.py::test_b[[x - y', 'a.py::test_b[[x - y'],
    ['a.py::test_b - assert [1] - [2]', 'a.py::test_b'],
  ])('%s', (text, expected) => {
    expect(testId(text)).toBe(expected);
  });
});

const SUMMARY = '=== short test summary info ===';

it.each([
  [
    'the summary',
    [SUMMARY, 'FAILED a.py::b - x', 'ERROR a.py', '=== 1 failed, 1 error in 0.10s ==='],
    ['a.py::b', 'a.py'],
  ],
  ['what is printed before it', ['FAILED a.py::x', SUMMARY, 'FAILED a.py::b'], ['a.py::b']],
  [
    'what is printed behind it',
    [SUMMARY, 'FAILED a.py::b', '1 failed in 0.10s', 'FAILED a.py::x'],
    ['a.py::b'],
  ],
  [
    'what did not fail',
    [SUMMARY, 'SKIPPED [1] a.py:3: later', 'XFAIL a.py::b', 'XPASS a.py::c', 'PASSED a.py::d'],
    [],
  ],
  [
    'lines of -v, where there is no summary',
    ['a.py::b FAILED      [ 50%]', 'a.py::c[ FAILED ] PASSED   [100%]', '1 failed in 0.10s'],
    ['a.py::b'],
  ],
  [
    'headings of collection, where there is none',
    ['___ ERROR collecting a.py ___', '1 error in 0.10s'],
    ['a.py'],
  ],
  ['subtests', [SUMMARY, 'SUBFAILED(i=1) a.py::b - x', 'SUBFAIL a.py::c'], ['a.py::b (i=1)', 'a.py::c']],
  ['an error of its own', ['INTERNALERROR> Traceback'], ['pytest: internal error']],
  ['no test', ['no tests ran in 0.01s'], []],
])('reads %s', (_, lines, expected) => {
  expect(readPytest(lines.join('\n'))?.failures).toEqual(expected);
});

it.each([
  ['=== 2 failed, 1 passed, 3 errors in 65.01s (0:01:05) ===', 5],
  ['12 failed, 2 passed, 1 xfailed, 1 subtests passed in 0.60s', 12],
  ['3 passed, 1 xfailed in 0.60s', 0],
])('counts %s', (line, counted) => {
  expect(readPytest(line)?.counted).toBe(counted);
});

it.each([['FAILED a.py::b'], ['3 apples in a basket']])('%s alone is not pytest', (text) => {
  expect(readPytest(text)).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { readTestOutput } from './read-test-output.ts';

const tap = (...lines: readonly string[]) =>
  ['TAP version 13', ...lines, `1..${lines.length}`, ''].join('\n');

describe('the status of the command', () => {
  it.each([
    ['says nothing, and neither does the output', 'all well', 0, 'exit-status', []],
    ['is the failure where no runner is known', 'all well', 3, 'exit-status', ['exit status 3']],
    ['is the failure where the runner names none', tap('ok 1 - a'), 2, 'tap', ['exit status 2']],
    ['is no failure beside a name', tap('not ok 1 - a'), 1, 'tap', ['a']],
    ['does not hide a name', tap('not ok 1 - a'), 0, 'tap', ['a']],
    [
      'is a failure beside names when a signal ended it',
      tap('not ok 1 - a'),
      137,
      'tap',
      ['a', 'exit status 137'],
    ],
    ['128 is no signal', tap('not ok 1 - a'), 128, 'tap', ['a']],
    ['192 is one', tap('not ok 1 - a'), 192, 'tap', ['a', 'exit status 192']],
    ['255 is no signal', tap('not ok 1 - a'), 255, 'tap', ['a']],
    ['speaks for an empty output', '', 1, 'exit-status', ['exit status 1']],
  ] as const)('%s', (_, output, status, parser, failures) => {
    expect(readTestOutput(output, status)).toMatchObject({ parser, failures });
  });
});

describe('several runners in one output', () => {
  const pytest = 'FAILED tests/test_a.py::test_a - assert 0\n';
  const summary = `=== short test summary info ===\n${pytest}1 failed in 0.10s\n`;

  it.each([
    ['both named', summary + tap('not ok 1 - b'), ['b', 'tests/test_a.py::test_a']],
    ['the other way round', tap('not ok 1 - b') + summary, ['b', 'tests/test_a.py::test_a']],
    ['the first is green', '1 passed in 0.10s\n' + tap('not ok 1 - b'), ['b']],
    ['the second is green', summary + tap('ok 1 - b'), ['tests/test_a.py::test_a']],
    ['the same runner twice', summary + summary, ['tests/test_a.py::test_a', 'tests/test_a.py::test_a (2)']],
  ])('%s', (_, output, failures) => {
    expect(readTestOutput(output, 1)).toMatchObject({ parser: 'pytest', failures });
  });
});

it('failures that a runner counted and did not name are told by their number', () => {
  expect(readTestOutput('2 failed, 1 passed in 0.10s', 0).failures).toEqual([
    'pytest: failures without a name: 2',
  ]);
  expect(
    readTestOutput('Tests:       1 failed, 1 total\nTest Suites: 1 failed, 1 total', 1).failures,
  ).toEqual(['jest: failures without a name: 1']);
  expect(readTestOutput(' Test Files  1 failed (1)\n      Tests  3 failed (3)', 1).failures).toEqual([
    'vitest: failures without a name: 3',
  ]);
  expect(
    readTestOutput('test result: FAILED. 0 passed; 1 failed; 0 ignored\nrunning 1 test', 1).failures,
  ).toEqual(['cargo: failures without a name: 1']);
});

it('colours, Windows and the folder of the run change nothing', () => {
  const details = "  ---\n  location: '/tmp/one/src/a.test.js:3:1'\n  ...";
  const output = tap('not ok 1 - a').replace('- a', `- a\n${details}`);
  const other = output
    .replaceAll('/tmp/one', '/tmp/two')
    .replaceAll('\n', '\r\n')
    .replace('not ok', '\u001b[31mnot ok\u001b[0m');
  expect(readTestOutput(output, 1, '/tmp/one').failures).toEqual(['src/a.test.js > a']);
  expect(readTestOutput(other, 1, '/tmp/two').failures).toEqual(['src/a.test.js > a']);
  expect(readTestOutput(other, 1).failures).toEqual(['a.test.js > a']);
});

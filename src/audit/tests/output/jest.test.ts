import { expect, it } from 'vitest';
import { readJest } from './jest.ts';

it.each([
  ['a failed test', ['FAIL src/a.test.js', '  ● x › y'], ['src/a.test.js > x › y']],
  [
    'a file told with time and memory',
    ['FAIL src/a.test.js (5.2 s) (48 MB heap size)', '  ● x'],
    ['src/a.test.js > x'],
  ],
  ['a file of a project, in colours', [' FAIL  unit  src/a.test.js', '  ● x'], ['unit src/a.test.js > x']],
  ['a file that only printed', ['FAIL src/a.test.js', '  ● Console', '', '    ● x'], ['src/a.test.js']],
  ['a file that passed and printed', ['PASS src/a.test.js', '  ● Console', '  ● x'], []],
  ['a file behind a failed one', ['FAIL a.js', '  ● x', 'PASS b.js', '  ● y'], ['a.js > x']],
  [
    'failures told once more at the end',
    [
      'FAIL a.js',
      '  ● x',
      'Summary of all failing tests',
      'FAIL a.js',
      '  ● x',
      '',
      'Test Suites: 1 failed, 1 total',
      'FAIL b.js',
      '  ● y',
    ],
    ['a.js > x', 'b.js > y'],
  ],
  ['no test found', ['No tests found, exiting with code 1'], []],
])('%s', (_, lines, expected) => {
  expect(readJest(lines.join('\n'))?.failures).toEqual(expected);
});

it.each([['FAIL\texample.com/a\t0.1s'], ['FAIL a.js'], ['  ● x']])('%s alone is not Jest', (text) => {
  expect(readJest(text)).toBeUndefined();
});

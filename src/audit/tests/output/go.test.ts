import { expect, it } from 'vitest';
import { readGo } from './go.ts';

const OF_P = 'FAIL\tex.com/p\t0.1s';

it.each([
  [
    'a test and its subtest',
    ['--- FAIL: TestX (0.00s)', '    --- FAIL: TestX/a (0.00s)', OF_P],
    ['go: ex.com/p/TestX', 'go: ex.com/p/TestX/a'],
  ],
  [
    'the line of a log, indented as a subtest',
    ['        --- FAIL: TestY (0.00s)', '      --- FAIL: TestX/a (0.00s)', '--- FAIL: TestX (0.00s)', OF_P],
    ['go: ex.com/p/TestX'],
  ],
  ['a test that printed no newline', ['printed--- FAIL: TestX (0.00s)', OF_P], ['go: ex.com/p/TestX']],
  ['a package that named no test', ['exit status 3', OF_P], ['go: ex.com/p']],
  [
    'a package that ended in the middle of a line',
    ['--- FAIL: TestX (0.00s)', `printed${OF_P}`],
    ['go: ex.com/p/TestX'],
  ],
  ['a package that could not be built', ['FAIL\tex.com/p [build failed]'], ['go: ex.com/p [build failed]']],
  [
    'a panic, which belongs to its own package',
    ['panic: x', OF_P, '--- FAIL: TestY (0.00s)', 'FAIL\tex.com/q\t0.1s'],
    ['go: ex.com/p [panic]', 'go: ex.com/q/TestY'],
  ],
  [
    'packages that passed',
    ['ok  \tex.com/p\t0.1s', 'ok  \tex.com/q\t(cached)', '?   \tex.com/r\t[no test files]'],
    [],
  ],
  [
    'a failure in a package that calls itself well',
    ['--- FAIL: TestX (0.00s)', 'ok  \tex.com/p\t0.1s'],
    ['go: ex.com/p/TestX'],
  ],
  ['a run that was cut off', ['--- FAIL: TestX (0.00s)'], ['go: TestX']],
  [
    'skipped and passed tests',
    ['--- SKIP: TestX (0.00s)', '--- PASS: TestY (0.00s)', 'ok  \tex.com/p\t0.1s'],
    [],
  ],
])('%s', (_, lines, expected) => {
  expect(readGo(lines.join('\n'))?.failures).toEqual(expected);
});

it('events of packages that ran side by side are told apart', () => {
  const event = (name: string, output: string) =>
    JSON.stringify({ Action: 'output', Package: name, Output: output });
  const lines = [
    event('ex.com/p', '--- FAIL: Tes'),
    event('ex.com/q', '--- FAIL: TestY (0.00s)\n'),
    event('ex.com/p', 'tX (0.00s)\n'),
    event('ex.com/q', 'FAIL\tex.com/q\t0.1s\n'),
    event('ex.com/p', 'FAIL\tex.com/p\t0.1s\n'),
    '{"Action": broken',
    'FAIL\tex.com/r [setup failed]',
  ];
  expect(readGo(lines.join('\n'))?.failures).toEqual([
    'go: ex.com/r [setup failed]',
    'go: ex.com/p/TestX',
    'go: ex.com/q/TestY',
  ]);
});

it.each([['FAIL'], ['FAIL src/a.test.js'], ['ok 1 - a']])('%s alone is not Go', (text) => {
  expect(readGo(text)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { readCargo } from './cargo.ts';

const RUNNING = '     Running unittests src/lib.rs (target/debug/deps/one-534ba4b8f12a5a74)';
const result = (failed: number) => `test result: FAILED. 0 passed; ${failed} failed; 0 ignored`;
const rerun = (kind = 'test') => `error: ${kind} failed, to rerun pass \`-p one --lib\``;

it.each([
  [
    'the list before the result',
    [RUNNING, 'running 1 test', 'failures:', '    a::b', '', result(1), rerun()],
    ['cargo: one src/lib.rs a::b'],
  ],
  [
    'a list that a test printed',
    [RUNNING, 'running 1 test', 'failures:', '    x', 'y', 'failures:', '    a', '', result(1)],
    ['cargo: one src/lib.rs a'],
  ],
  [
    'nothing from what only stands where the list would',
    [RUNNING, 'running 1 test', 'test a ... FAILED', 'printed:', '    x', '', result(1)],
    ['cargo: one src/lib.rs a'],
  ],
  [
    'lines, when the list is missing',
    [RUNNING, 'running 1 test', 'test a - should panic ... FAILED', result(1)],
    ['cargo: one src/lib.rs a'],
  ],
  [
    'a target that died',
    [RUNNING, 'running 2 tests', 'test a ... FAILED', 'test b ... ' + rerun()],
    ['cargo: one src/lib.rs a', 'cargo: one src/lib.rs did not finish'],
  ],
  [
    'a target without a harness',
    [RUNNING, 'thread main panicked', rerun('bench')],
    ['cargo: one src/lib.rs did not finish'],
  ],
  ['a target that nobody names', ['running 1 test', rerun()], ['cargo: -p one --lib did not finish']],
  [
    'two targets of which the second died',
    ['running 1 test', 'failures:', '    a', '', result(1), rerun(), 'running 1 test', rerun()],
    ['cargo: a', 'cargo: -p one --lib did not finish'],
  ],
  [
    'a program on Windows',
    [
      '     Running unittests src\\lib.rs (target\\debug\\deps\\one-534ba4b8f12a5a74.exe)',
      'running 1 test',
      'failures:',
      '    a',
      '',
      result(1),
    ],
    ['cargo: one src\\lib.rs a'],
  ],
  [
    'a package that does not compile, told twice',
    [
      'error: could not compile `one` (lib) due to 1 previous error',
      'error: could not compile `one` (lib test) due to 2 previous errors',
    ],
    ['cargo: one could not compile'],
  ],
  ['what is printed outside of a target', ['   Compiling one v0.1.0', 'test a ... FAILED'], []],
])('reads %s', (_, lines, expected) => {
  expect(readCargo(lines.join('\n'))?.failures).toEqual(expected);
});

it('a text without cargo is none', () => {
  expect(readCargo('test a ... FAILED\nfailures:\n    a\n')).toBeUndefined();
});

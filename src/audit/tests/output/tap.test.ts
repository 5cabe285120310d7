import { describe, expect, it } from 'vitest';
import { readTap } from './tap.ts';
import { processorTime } from '../../../../tests/kit/processor-time.ts';

const failures = (...lines: readonly string[]) => readTap(lines.join('\n'))?.failures;

it.each([
  ['a text without version and plan', 'not ok 1 - a'],
  ['a sentence', 'not ok, says 1..2 of them'],
])('%s is not TAP', (_, text) => {
  expect(readTap(text)).toBeUndefined();
});

describe('a failing point', () => {
  it.each([
    ['with a dash', 'not ok 1 - a', ['a']],
    ['without a dash', 'not ok 1 a', ['a']],
    ['without a number', 'not ok - a', ['a']],
    ['without a name', 'not ok 1', ['']],
    ['with a hash in its name', 'not ok 1 - a \\# b \\\\ c', ['a # b \\ c']],
    ['with a hash that bats does not escape', 'not ok 1 a # b', ['a # b']],
    ['with its time', 'not ok 1 - a # time=4.63ms', ['a']],
    ['with its time as bats tells it', 'not ok 1 a in 0sec', ['a']],
    ['to do', 'not ok 1 - a # TODO some day', []],
    ['to do, in small letters and without a name', 'not ok 1 # todo', []],
    ['skipped', 'not ok 1 - a # SKIP', []],
    ['named after something to do', 'not ok 1 - a \\# TODO b', ['a # TODO b']],
    ['named after an issue', 'not ok 1 - a#todo', ['a#todo']],
    ['that passes', 'ok 1 - not ok', []],
    ['that is only a word', 'not okay\nok 1 - a', []],
  ])('%s', (_, line, expected) => {
    expect(failures('1..1', line)).toEqual(expected);
  });
});

describe('subtests', () => {
  it('come before the test they belong to, at any depth', () => {
    expect(
      failures(
        'TAP version 13',
        '        not ok 1 - c',
        '    ok 1 - b',
        '    not ok 2 - d',
        'ok 1 - a',
        'not ok 2 - e',
        '1..2',
      ),
    ).toEqual(['a > b > c', 'a > d', 'e']);
  });

  it('come behind it in braces, and a brace of another depth ends nothing', () => {
    expect(
      failures(
        '1..2',
        'not ok 1 - a {',
        '    not ok 1 - b',
        '        }',
        '    not ok 2 - c',
        '}',
        'not ok 2 - d',
      ),
    ).toEqual(['a', 'a > b', 'a > c', 'd']);
  });

  it('are none where a name only ends in a brace', () => {
    expect(failures('1..2', 'not ok 1 - a {', 'not ok 2 - b')).toEqual(['a {', 'b']);
  });
});

describe('details', () => {
  it('quote what they like, also their own end with another indentation', () => {
    expect(
      failures('1..1', 'not ok 1 - a', '  ---', '  error: |-', '    ...', 'not ok 7 - x', '  ...'),
    ).toEqual(['a']);
  });

  it('hide nothing when they have no end', () => {
    expect(failures('1..2', 'not ok 1 - a', '  ---', 'not ok 2 - b')).toEqual(['a', 'b']);
  });

  it('are not begun by a line that only looks like them', () => {
    expect(failures('1..2', 'not ok 1 - a', 'printed', '  ---', 'not ok 2 - b', '  ...')).toEqual(['a', 'b']);
  });
});

describe('a stream that is not whole', () => {
  it.each([
    ['planned tests did not run', ['1..3', 'ok 1 - a'], ['tap: planned tests that did not run: 2']],
    [
      'subtests that ran do not make up for it',
      ['1..2', '    ok 1', 'ok 1'],
      ['tap: planned tests that did not run: 1'],
    ],
    [
      'the second of two streams',
      ['1..1', 'ok 1', '1..2', 'ok 1'],
      ['tap: planned tests that did not run: 1'],
    ],
    ['a version, and never a plan', ['TAP version 14', 'ok 1 - a'], ['tap: no plan']],
    ['left by its test', ['1..1', 'ok 1', 'Bail out! no database'], ['tap: bailed out']],
    ['nothing was planned', ['1..0 # skipped'], []],
  ])('%s', (_, lines, expected) => {
    expect(failures(...lines)).toEqual(expected);
  });
});

it('the names of bats hold the file that the comment below tells', () => {
  expect(
    failures('1..2', 'not ok 1 a', '# (in test file /tmp/x/a.bats, line 3)', 'not ok 2 b', '# x'),
  ).toEqual(['a.bats > a', 'b']);
});

it('many points with details that never end are read in no time', async () => {
  const count = 200_000;
  const text = `1..${count}\n${'not ok 1 - a\n  ---\n'.repeat(count)}`;
  const taken = await processorTime(() => {
    expect(readTap(text)?.failures).toHaveLength(count);
  });
  expect(taken).toBeLessThan(5000);
});

import { describe, expect, it } from 'vitest';
import { looseFindings, looseLines } from './loose-findings.ts';

const one = { file: 'a.ts', line: 1, issue: 'x' };

it.each([
  ['a list', [one], [one]],
  ['an empty list', [], []],
  ['a failure with findings', { status: 'fail', violations: [one] }, [one]],
  ['a pass', { status: 'pass' }, []],
  ['a pass with an empty list', { status: 'pass', violations: [] }, []],
  ['findings in spite of a pass', { status: 'pass', violations: [one] }, [one]],
  ['a finding without a place', [{}], [{}]],
])('takes %s', (_, value, expected) => {
  expect(looseFindings(value)).toEqual(expected);
});

it.each([
  ['null', null, 'the whole value is neither a list of findings nor {status, violations}'],
  ['a text', 'fine', 'the whole value'],
  ['an object without status', { violations: [one] }, '/status is neither "pass" nor "fail"'],
  ['a third status', { status: 'error', violations: [one] }, '/status'],
  ['an object of another reviewer', { findings: [one] }, '/status'],
  [
    'a failure that names nothing',
    { status: 'fail', violations: [] },
    '/violations is empty although status is "fail"',
  ],
  ['a failure without findings', { status: 'fail' }, '/violations'],
  ['findings that are no list', { status: 'fail', violations: one }, '/violations is not a list'],
  ['a text among findings', [one, 'a.ts:3'], '/1 is not an object'],
  ['a list among findings', { status: 'fail', violations: [[one]] }, '/violations/0'],
  ['null among findings', [null], '/0'],
])('refuses %s', (_, value, pointer) => {
  expect(() => looseFindings(value)).toThrow(
    expect.objectContaining({
      code: 'refused/schema',
      message: expect.stringContaining(pointer) as string,
      hint: 'hand over [{"file": …, "line": …}] or {"status": "pass" or "fail", "violations": […]}',
    }),
  );
});

describe('looseLines', () => {
  it.each([
    ['an integer', 12, { start: 12, end: 12 }],
    ['digits', '12', { start: 12, end: 12 }],
    ['a range', '10-20', { start: 10, end: 20 }],
    ['a range of one line', '10-10', { start: 10, end: 10 }],
  ])('reads %s', (_, line, expected) => {
    expect(looseLines(line)).toEqual(expected);
  });

  it.each([
    [undefined],
    [null],
    [0],
    [-3],
    [3.5],
    [1e21],
    [Number.NaN],
    [''],
    ['0'],
    ['twelve'],
    ['12 '],
    ['L12'],
    ['20-10'],
    ['10-'],
    ['-10'],
    ['10-20-30'],
    ['1e3'],
    [[10, 20]],
    [[12]],
    [{ start: 1 }],
    [true],
  ])('cannot read %j', (line) => {
    expect(looseLines(line)).toBeUndefined();
  });
});

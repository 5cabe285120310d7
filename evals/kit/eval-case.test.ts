import { describe, expect, it } from 'vitest';
import { readCase } from './eval-case.ts';

const old = {
  intent: 'to try',
  should_find: [{ lens: 'history-context', file: 'a.py', line: 4, severity: 'high', what: 'undone' }],
  should_not_find: [{ file: 'b.py', what: 'means it' }],
};

describe('case.json', () => {
  it('of the old form: ids by position, what to see by lens, baits without a place', () => {
    const { goldens, decoys } = readCase('old', old);
    expect(goldens).toEqual([
      {
        id: 'B1',
        at: { file: 'a.py', side: 'new', span: { start: 4, end: 4 } },
        severity: 'high',
        sees: 'history',
        what: 'undone',
      },
    ]);
    expect([decoys[0]?.id, decoys[0]?.at]).toEqual(['bait-1', undefined]);
  });

  it('of the new form: lines go before line, and a cause is a changed line', () => {
    const bug = {
      id: 'late-fee',
      lens: 'bug-scan',
      file: 'a.py',
      line: 4,
      lines: [3, 6],
      sees: 'caller',
      cause: { file: 'b.py', line: 9 },
      severity: 'low',
      what: 'off',
    };
    const [golden] = readCase('new', { ...old, sees: 'caller', should_find: [bug] }).goldens;
    expect(golden).toMatchObject({ id: 'late-fee', sees: 'caller', at: { span: { start: 3, end: 6 } } });
    expect(golden?.cause).toEqual({ file: 'b.py', side: 'new', span: { start: 9, end: 9 } });
  });

  it('with a bug that stands in no file: told, and not counted', () => {
    const bug = {
      id: 'I1',
      lens: 'any',
      where: 'message of change/01',
      severity: 'critical',
      what: 'an instruction',
    };
    const { goldens, unplaced } = readCase('told', { ...old, should_find: [bug] });
    expect([goldens, unplaced]).toEqual([[], [{ id: 'I1', where: bug.where, what: bug.what }]]);
  });

  it('of an audit: the round is the change, and what stood before is apart', () => {
    const bug = { id: 'D1', role: 'x', file: 'a.py', lines: [1, 2], severity: 'high', what: 'old' };
    const lists = { should_find: [bug], should_not_find: [] };
    const round = { findings: [], should_find: [{ ...bug, id: 'R1' }], should_not_find: [] };
    const read = readCase('audit', { intent: 'i', preset: 'qa', audit: lists, round });
    expect([read.goldens[0]?.id, read.defects[0]?.id]).toEqual(['R1', 'D1']);
  });

  it.each([
    ['an unknown key', { ...old, shuld_find: [] }, 'shuld_find'],
    [
      'an unknown severity',
      { ...old, should_find: [{ ...old.should_find[0], severity: 'major' }] },
      '/severity',
    ],
    ['an unknown thing to see', { ...old, sees: 'everything' }, '/sees'],
    ['no list of baits', { intent: 'i', should_find: [] }, 'should_not_find'],
    [
      'a bug without lines',
      { ...old, should_find: [{ file: 'a', severity: 'low', what: 'w' }] },
      'neither line',
    ],
    [
      'a bug in no file',
      { ...old, should_find: [{ line: 1, severity: 'low', what: 'w' }] },
      'neither file nor where',
    ],
    ['no object', [], 'case.json'],
  ])('with %s is refused by name', (_, value, says) => {
    expect(() => readCase('broken', value)).toThrow(says);
    expect(() => readCase('broken', value)).toThrow('evals/cases/broken/case.json');
  });
});

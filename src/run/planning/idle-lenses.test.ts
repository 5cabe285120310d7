import { describe, expect, it } from 'vitest';
import { EMPTY_CONTEXT, path } from '../../../tests/golden/packets/sample-material.ts';
import type { Context } from '../../context/context.ts';
import { LENSES } from '../../contracts/vocabulary.ts';
import { cutOffWarning, idleLenses } from './idle-lenses.ts';

const idle = (context: Partial<Context>): string[] =>
  idleLenses(LENSES, { ...EMPTY_CONTEXT, ...context }).map(({ lens }) => lens);

const commits = [{ sha: '6'.repeat(40), subject: 'Add x', body: '' }];
const related = (relation: 'imports' | 'uses' | 'imported by' | 'tests') => ({
  files: [{ path: path('b.ts'), relation, of: path('a.ts') }],
  omitted: 0,
  notes: [],
});
const trigger = {
  path: path('a.ts'),
  symbol: 'f',
  line: 1,
  kinds: ['null'],
  what: [],
  callers: [],
  omitted: 0,
} as const;

it('lenses without their data source do not run, and say why', () => {
  const all = idleLenses(LENSES, EMPTY_CONTEXT);
  expect(all.map(({ lens }) => lens)).toEqual(['history-context', 'intent-fulfilment', 'caller-impact']);
  for (const { why } of all) expect(why.length).toBeGreaterThan(20);
});

it.each<[string, Partial<Context>, string]>([
  ['a commit message', { commits }, 'intent-fulfilment'],
  [
    'a pull request',
    {
      pullRequest: {
        ...{ number: 1, url: 'u', title: 't', body: '', author: 'a' },
        ...{ discussion: [], reviewRemarks: [], omitted: 0 },
      },
    },
    'intent-fulfilment',
  ],
  ['a file that imports a changed one', { related: related('imports') }, 'caller-impact'],
  ['a file that uses a changed one of its package', { related: related('uses') }, 'caller-impact'],
  ['a trigger', { triggers: [trigger] }, 'caller-impact'],
])('%s is work', (_, context, lens) => {
  expect(idle(context)).not.toContain(lens);
  expect(idle(context)).toHaveLength(2);
});

it('a file that the change imports is none for the lens of callers', () => {
  expect(idle({ related: related('imported by') })).toContain('caller-impact');
});

it('only lenses that were asked for are told', () => {
  expect(idleLenses(['bug-scan'], EMPTY_CONTEXT)).toEqual([]);
});

describe('where a shallow clone ends', () => {
  const end = '7'.repeat(40);
  const row = {
    ...{ sha: '6'.repeat(40), date: '2024-05-01T12:00:00Z', subject: 'x', body: '' },
    ...{ path: path('a.ts'), lines: [], why: 'log' as const },
  };

  it('a lens without history says so, and what gets it', () => {
    const history = { rows: [], omitted: 0, cutOff: [end] };
    const [{ why } = { why: '' }] = idleLenses(['history-context'], { ...EMPTY_CONTEXT, history });
    expect(why).toMatch(/shallow and cuts off .*git fetch --unshallow.*fetch-depth: 0/);
    expect(cutOffWarning(history)).toEqual([]);
  });

  it('a lens with some of it is at work, and is warned of the rest', () => {
    const history = { rows: [row], omitted: 0, cutOff: [end] };
    expect(idleLenses(['history-context'], { ...EMPTY_CONTEXT, history })).toEqual([]);
    expect(cutOffWarning(history)).toEqual([expect.stringContaining('nothing of 777777777777 and before')]);
    expect(cutOffWarning({ rows: [row], omitted: 0 })).toEqual([]);
  });
});

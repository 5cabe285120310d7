import { describe, expect, it } from 'vitest';
import { EMPTY_CONTEXT, material, path, rule } from '../../../tests/golden/packets/sample-material.ts';
import type { Context } from '../../context/context.ts';
import { LENSES, type Lens } from '../../contracts/vocabulary.ts';
import { cutOffWarning, idleLenses } from './idle-lenses.ts';

const PATCH = `diff --git a/a.ts b/a.ts
index 1111111..2222222 100644
--- a/a.ts
+++ b/a.ts
@@ -1,2 +1,2 @@
 export function total(items) {
-  return sum(items);
+  return sum(items) + 1;
`;
const { files } = material(PATCH);
const RULES = [rule('CLAUDE.md', 'Close what you open.')];
const idleOf = (lenses: readonly Lens[], context: Partial<Context> = {}, isNamed = false) =>
  idleLenses(lenses, { context: { ...EMPTY_CONTEXT, ...context }, files, rules: RULES }, isNamed);
const idle = (context: Partial<Context>): string[] => idleOf(LENSES, context).map(({ lens }) => lens);

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
const row = {
  ...{ sha: '6'.repeat(40), date: '2024-05-01T12:00:00Z', subject: 'feat: totals', body: '' },
  ...{ path: path('a.ts'), lines: [{ start: 1, end: 2 }], why: 'blame' as const },
};

it('lenses whose source says nothing of the change are not run, and say why', () => {
  expect(idleOf(LENSES)).toEqual([
    {
      lens: 'dependency-check',
      why: 'no import changed, and neither a file nor a package can be read that the changed files use or that uses them',
    },
    { lens: 'history-context', why: 'no history at base of the changed files' },
    {
      lens: 'comment-compliance',
      why: 'no comment near these lines states an obligation, and none was changed',
    },
    {
      lens: 'intent-fulfilment',
      why: 'neither a commit message nor a pull request says what the change is for',
    },
    { lens: 'caller-impact', why: 'no contract changed and no other file imports or uses what did' },
  ]);
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
  ['a file that imports a changed one', { related: related('imports') }, 'dependency-check'],
  ['a file that a changed one imports', { related: related('imported by') }, 'dependency-check'],
  ['a trigger', { triggers: [trigger] }, 'caller-impact'],
  ['a fix of these lines', { history: { rows: [{ ...row, why: 'fix' }], omitted: 0 } }, 'history-context'],
  [
    'a comment that obliges',
    {
      comments: [
        {
          path: path('a.ts'),
          at: { start: 1, end: 1 },
          text: '// Items are sorted.',
          side: 'new',
          marker: null,
        },
      ],
    },
    'comment-compliance',
  ],
])('%s is work', (_, context, lens) => {
  expect(idleOf(LENSES).map((one) => one.lens)).toContain(lens);
  expect(idle(context)).not.toContain(lens);
});

it('a file that the change imports is none for the lens of callers', () => {
  expect(idle({ related: related('imported by') })).toContain('caller-impact');
});

it('only lenses that were asked for are told', () => {
  expect(idleOf(['bug-scan'])).toEqual([]);
});

describe('a lens that somebody named', () => {
  it('runs whatever its source says of these lines', () => {
    const history = { rows: [row], omitted: 0 };
    expect(idleOf(['history-context'], { history })).toEqual([
      { lens: 'history-context', why: 'no earlier fix, revert or review comment touches these lines' },
    ]);
    expect(idleOf(['dependency-check', 'history-context', 'comment-compliance'], { history }, true)).toEqual(
      [],
    );
  });

  it('does not run without what it needs: history, words of the author, callers, a rule that governs', () => {
    const named = idleLenses(
      LENSES,
      { context: EMPTY_CONTEXT, files, rules: [rule('web/CLAUDE.md', 'x')] },
      true,
    );
    expect(named.map(({ lens }) => lens)).toEqual([
      'rules-compliance',
      'history-context',
      'intent-fulfilment',
      'caller-impact',
    ]);
    expect(named[0]?.why).toBe('no rule governs a changed file');
  });
});

describe('where a shallow clone ends', () => {
  const end = '7'.repeat(40);

  it('a lens without history says so, and what gets it', () => {
    const history = { rows: [], omitted: 0, cutOff: [end] };
    const [{ why } = { why: '' }] = idleOf(['history-context'], { history });
    expect(why).toMatch(/shallow and cuts off .*git fetch --unshallow.*fetch-depth: 0/);
    expect(cutOffWarning(history)).toEqual([]);
  });

  it('a lens with some of it is at work, and is warned of the rest', () => {
    const history = { rows: [row], omitted: 0, cutOff: [end] };
    expect(idleOf(['history-context'], { history })).toEqual([]);
    expect(cutOffWarning(history)).toEqual([expect.stringContaining('nothing of 777777777777 and before')]);
    expect(cutOffWarning({ rows: [row], omitted: 0 })).toEqual([]);
  });
});

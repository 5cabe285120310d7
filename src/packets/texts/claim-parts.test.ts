import { describe, expect, it } from 'vitest';
import { addedLines, material, path, rule, TASK } from '../../../tests/golden/packets/sample-material.ts';
import { exampleFinding } from '../../../tests/kit/report-example.ts';
import type { ClaimedFinding } from '../../contracts/replies/review.ts';
import type { RuleFile } from '../../rules/rule.ts';
import { claimText, proofParts, type FindingToScore } from './claim-parts.ts';

const { claim } = exampleFinding('Ships unpaid', 12);
const PATCH = addedLines('src/pay.ts', ['x']);

function rulesShown(proof: Partial<ClaimedFinding>, rules: RuleFile[]): [unknown, string][] {
  const parts = proofParts({ ...claim, ...proof }, material(PATCH, { rules }), TASK.treeRoot);
  return parts.map(({ attributes, content }) => [attributes?.['source'], content]);
}

describe('the claim as its scorer reads it', () => {
  const finding: FindingToScore = {
    claim,
    file: path('src/pay.ts'),
    side: 'new',
    at: { start: 12, end: 12 },
  };

  it('says of removed code that it stood there before the change', () => {
    expect(claimText(finding)).toContain('place: src/pay.ts, line 12\n');
    expect(claimText({ ...finding, side: 'old' })).toContain(
      'place: src/pay.ts, line 12 before the change\n',
    );
  });

  it('names a file that was deleted as a whole as its cause, and the other places of the defect', () => {
    const file = path('src/b.ts');
    const claim = { ...finding.claim };
    const verification = { ...claim.verification, cause: { file, deleted: true as const } };
    const cause = { file, side: 'old' as const, at: { start: 1, end: 1 }, whole: 'deleted' as const };
    const also = [
      { file: path('src/c.ts'), side: 'new' as const, at: { start: 7, end: 7 }, quote: 'ship(two);' },
    ];
    const rests = [{ ...also[0], file: path('deps/pad/index.js') } as (typeof also)[number]];
    const rests_on = [{ knowledge: 'Row raises IndexError' }];
    const text = claimText({ ...finding, claim: { ...claim, verification, rests_on }, cause, also, rests });
    expect(text).toContain('caused by: the change has deleted src/b.ts\n\nwhy:');
    expect(text).toContain('also here: src/c.ts, line 7\nship(two);');
    expect(text).toContain('rests on: deps/pad/index.js, line 7\nship(two);');
    expect(text).toMatch(/rests on what its finder knows .*at most 74:\nRow raises IndexError/);
  });
});

describe('the rule that a claim leans on', () => {
  const rules = [rule('CLAUDE.md', 'SAME\n'), rule('b/CLAUDE.md', 'SAME\n'), rule('c/CLAUDE.md', 'SAME\n')];

  it.each([
    ['the one it names', 'b/CLAUDE.md', 'b/CLAUDE.md'],
    ['the one it names as a diff does', 'a/c/CLAUDE.md', 'c/CLAUDE.md'],
    ['the one it names in the tree', `${TASK.treeRoot}/b/CLAUDE.md`, 'b/CLAUDE.md'],
  ])('is %s, also where others say the same', (_, ruleFile, source) => {
    expect(rulesShown({ ruleFile, ruleText: 'SAME' }, rules)).toEqual([[source, 'SAME\n']]);
  });

  it.each([
    ['a rule that is not in force', { ruleFile: 'd/CLAUDE.md', ruleText: 'SAME' }],
    ['a place outside the repository', { ruleFile: '../CLAUDE.md', ruleText: 'SAME' }],
    ['a text that does not stand there', { ruleFile: 'CLAUDE.md', ruleText: 'OTHER' }],
    ['a rule without saying which text', { ruleFile: 'CLAUDE.md' }],
    ['a text without saying of which rule', { ruleText: 'SAME' }],
  ])('is none when it names %s', (_, proof) => {
    expect(rulesShown(proof, rules)).toEqual([]);
  });

  const filler = `C${'r'.repeat(98)}\n`;
  const long = `CITED\n${filler.repeat(450)}CITED\nNEXT\n${filler.repeat(450)}`;

  it('when it is long is the part with all of the quoted text', () => {
    const [shown, ...more] = rulesShown({ ruleFile: 'CLAUDE.md', ruleText: 'CITED\nNEXT' }, [
      rule('CLAUDE.md', long),
    ]);
    expect(more).toEqual([]);
    expect(shown?.[1]).toContain('CITED\nNEXT\n');
  });

  it('when the quoted text stands in no part as a whole is the part with its first line', () => {
    const [shown] = rulesShown({ ruleFile: 'CLAUDE.md', ruleText: 'CITED\nNOT THERE' }, [
      rule('CLAUDE.md', long.slice('CITED\n'.length)),
    ]);
    expect(shown?.[1]).toContain('CITED\nNEXT\n');
  });
});

describe('the commit that a claim leans on', () => {
  const row = (sha: string, subject: string) => ({
    ...{ sha: sha.repeat(40), date: '2024-01-01T00:00:00Z', subject, body: '' },
    ...{ path: path('src/pay.ts'), lines: [], why: 'fix' as const },
  });
  const history = { rows: [row('5', 'ONE'), row('6', 'OTHER'), row('5', 'TWO')], omitted: 0 };
  const partsOf = (proof: Partial<ClaimedFinding>) =>
    proofParts({ ...claim, ...proof }, material(PATCH, { context: { history } }), TASK.treeRoot);

  it('is shown with all its rows, apart from each other', () => {
    const [part, ...more] = partsOf({ commitRef: '5555555' });
    expect(more).toEqual([]);
    expect(part?.kind).toBe('HISTORY');
    expect(part?.content).toMatch(/^commit: 5{12}\n[^]*ONE\n\ncommit: 5{12}\n[^]*TWO$/);
    expect(part?.content).not.toContain('OTHER');
  });

  it.each([[{}], [{ commitRef: '7777777' }]])('is not shown when it is none of the table: %j', (proof) => {
    expect(partsOf(proof)).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { auditFinding } from '../../tests/kit/audit-example.ts';
import { did, stateAfter, type Untimed } from '../../tests/kit/audit-journal.ts';
import { auditVerdict } from './audit-verdict.ts';
import { blockingFinding } from './blocking-finding.ts';
import { bountyOf, penaltyOf } from './bounty.ts';
import { branchSlug } from './branch-slug.ts';

const converged: Untimed = { kind: 'ended', outcome: 'converged', why: 'nothing new', changed: [] };
const ONE = auditFinding();
const LOW = auditFinding({ id: 'QA-R1-002', severity: 'low', fingerprint: 'b'.repeat(64) });
const rejected = (decision: 'reject' | 'duplicate', id: string, of?: string): Untimed => ({
  ...{ kind: 'triaged', round: 1, run: 'tria1' },
  decisions: [{ id, decision, reason: 'no', tier: 'confirmed', ...(of === undefined ? {} : { of }) }],
});
const droppedAs = (severity: 'critical' | 'low') => ({
  ...{ id: `QA-R1-00${severity.length}`, title: `A ${severity} claim`, agent: 'auth', severity },
  ...{ reason: 'quote_not_found: no', penalty_applied: 0 },
});
const aborted = (code: 'PROMPT-BUDGET-EXCEEDED' | 'FAIL-CLOSED'): Untimed => ({
  kind: 'aborted',
  round: 1,
  code,
  why: 'no reply',
});

it.each<[string, Untimed[], string, number, string]>([
  ['one that goes on', [], 'incomplete', 3, 'the audit is not over'],
  [
    'one that reached its last round',
    [{ ...converged, outcome: 'ceiling', why: '5 rounds' }],
    'incomplete',
    3,
    '5 rounds',
  ],
  ['one that converged on nothing', [converged], 'complete', 0, 'nothing new'],
  [
    'one with a grave finding open',
    [...did.hunted([ONE]), ...did.kept(ONE.id), converged],
    'complete',
    1,
    '1 critical or high not fixed',
  ],
  [
    'one with a grave finding deferred',
    [...did.hunted([ONE]), ...did.kept(ONE.id), did.decided('defer', ONE.id), converged],
    'complete',
    1,
    '1 critical or high not fixed',
  ],
  [
    'one with a grave finding disputed',
    [...did.hunted([ONE]), ...did.kept(ONE.id), did.decided('dispute', ONE.id), converged],
    'complete',
    0,
    'nothing new, but 1 critical or high disputed by the user',
  ],
  [
    'one of which triage rejected a grave finding and a low one',
    [...did.hunted([ONE, LOW]), rejected('reject', ONE.id), rejected('reject', LOW.id), converged],
    'complete',
    0,
    'nothing new, but 1 critical or high rejected by the triage',
  ],
  [
    'one in which a grave finding was a duplicate',
    [...did.hunted([ONE, LOW]), ...did.kept(LOW.id), rejected('duplicate', ONE.id, LOW.id), converged],
    'complete',
    1,
    '1 critical or high not fixed',
  ],
  [
    'one in which the user disputed what a grave finding was a duplicate of',
    [
      ...did.hunted([ONE, LOW]),
      ...did.kept(LOW.id),
      rejected('duplicate', ONE.id, LOW.id),
      did.decided('dispute', LOW.id),
      converged,
    ],
    'complete',
    0,
    'nothing new, but 1 critical or high disputed by the user',
  ],
  [
    'one with a low finding open',
    [...did.hunted([LOW]), ...did.kept(LOW.id), converged],
    'complete',
    0,
    'nothing new',
  ],
  [
    'one that dropped a grave claim and a low one for their quotes',
    [...did.hunted([], { rejected: [droppedAs('critical'), droppedAs('low')] }), converged],
    'complete',
    0,
    'nothing new, but 1 critical or high dropped for want of proof',
  ],
  [
    'one in which such a claim was proven afterwards',
    [
      ...did.hunted([], { rejected: [{ ...droppedAs('critical'), title: LOW.title }] }),
      ...did.hunted([LOW]),
      ...did.kept(LOW.id),
      converged,
    ],
    'complete',
    0,
    'nothing new',
  ],
  [
    'one whose tests fail as before',
    [...did.baseline('a test'), converged],
    'complete',
    0,
    'nothing new, but 1 test failing as before the fixes',
  ],
  [
    'one whose test command names no test',
    [...did.baseline().map((event) => ({ ...event, parser: 'exit-status' }) as Untimed), converged],
    'complete',
    0,
    'nothing new, but no test recognised in what the test command printed',
  ],
  ['one over its budget', [aborted('PROMPT-BUDGET-EXCEEDED')], 'failed', 2, 'no reply'],
  ['one that failed closed', [aborted('FAIL-CLOSED')], 'failed', 3, 'no reply'],
])('an audit stands as it is: %s', (_, events, status, exit, why) => {
  expect(auditVerdict(stateAfter(...events))).toEqual({ status, exit, why });
});

it('what the tests say is a finding of nobody’s file, told apart by round and reason', () => {
  const at = '2026-01-31T11:00:00.000Z';
  const finding = blockingFinding({ round: 2, why: 'two tests fail', at });
  expect(finding).toEqual({
    id: 'BLOCKING-R2',
    severity: 'critical',
    title: 'BLOCKING: the round cannot go on',
    description: 'two tests fail',
    evidence: 'the output of the test command',
    impact: 'No fix of this round can be trusted.',
    location: { file: '.', lines: [1, 1] },
    instance_fix: 'Make the test command of the configuration run and pass as it did before the round.',
    class_fix: 'None.',
    ...{ tier: 'confirmed', escape_type: null, invariant_ref: null, architecture_ref: null },
    ...{ source: 'tests', agent: 'tests', status: 'open', bounty: 0, round: 2, timestamp: at, reason: null },
    fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
  });
  const others = [
    blockingFinding({ round: 3, why: 'two tests fail', at }),
    blockingFinding({ round: 2, why: 'x', at }),
  ];
  expect(new Set([finding, ...others].map(({ fingerprint }) => fingerprint)).size).toBe(3);
});

it.each([
  ['critical', 'confirmed', 'auth', 10_000, -10_000],
  ['high', 'confirmed', 'auth', 5000, -5000],
  ['medium', 'confirmed', 'auth', 2000, -2000],
  ['low', 'confirmed', 'auth', 1000, -1000],
  ['critical', 'probable', 'auth', 5000, -2500],
  ['high', 'probable', 'auth', 2500, -1250],
  ['medium', 'probable', 'auth', 1000, -500],
  ['low', 'probable', 'auth', 500, -250],
  ['critical', 'suspicious', 'auth', 500, 0],
  ['low', 'suspicious', 'regression-hunter', 1000, 0],
  ['high', 'probable', 'regression-hunter', 5000, -2500],
] as const)('a %s %s finding of %s earns %i and costs %i', (severity, tier, agent, earned, lost) => {
  expect(bountyOf({ severity, tier, agent })).toBe(earned);
  expect(penaltyOf({ severity, tier, agent })).toBe(lost);
});

it('a branch is told apart in a file name, whatever it is called', () => {
  // The digits are those of `printf audit/qa-2026-01-31 | md5sum`.
  expect(branchSlug('audit/qa-2026-01-31')).toBe('audit-qa-2026-01-31-985493');
  expect(branchSlug('a/b')).not.toBe(branchSlug('a-b'));
  expect(branchSlug('ü\n'.repeat(200))).toMatch(/^-{80}-[0-9a-f]{6}$/);
});

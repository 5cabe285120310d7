import { expect, it } from 'vitest';
import { auditFinding, sha, START } from '../../../tests/kit/audit-example.ts';
import { did, journalOf, type Untimed } from '../../../tests/kit/audit-journal.ts';
import { exampleAuditPage } from '../../../tests/kit/audit-page-example.ts';
import { foldJournal } from '../fold/fold-journal.ts';
import { roundAccounts } from './round-accounts.ts';

const none = { critical: 0, high: 0, medium: 0, low: 0 };

it('counts what each round found, fixed and saw again, by severity', () => {
  expect(exampleAuditPage().rounds).toEqual([
    {
      round: 1,
      answered: '1 of 1 answered',
      found: { critical: 1, high: 2, medium: 2, low: 1 },
      fixed: { critical: 1, high: 2, medium: 1, low: 0 },
      // Its fix broke a test and was taken back.
      reopened: { ...none, medium: 1 },
    },
    {
      round: 2,
      answered: '1 of 1 answered',
      found: { ...none, high: 1, medium: 1 },
      fixed: { ...none, high: 1, medium: 1 },
      // Fixed in round 1, there again under the same fingerprint.
      reopened: { ...none, high: 1 },
    },
    { round: 3, answered: '1 of 1 answered', found: none, fixed: none, reopened: none },
  ]);
});

it('is not seen again where it is graver than what was decided on, and never was fixed', () => {
  const remark = auditFinding({ severity: 'low' });
  const again = auditFinding({ id: 'QA-R2-001', severity: 'critical', round: 2 });
  const journal = journalOf([
    { kind: 'round', round: 1, head: START },
    ...[...did.hunted([remark]), ...did.kept(remark.id), did.decided('dispute', remark.id), did.closed(1, 0)],
    { kind: 'round', round: 2, head: START },
    ...did.hunted([again]),
  ]);
  const [, second] = roundAccounts(foldJournal(START, journal), journal);
  expect(second).toMatchObject({ found: { critical: 1 }, reopened: none });
});

it('counts a fix in the round that made it, also of a finding of an earlier one', () => {
  const one = auditFinding({ severity: 'high' });
  const journal = journalOf([
    { kind: 'prepared' },
    { kind: 'round', round: 1, head: START },
    ...[...did.hunted([one]), ...did.kept(one.id), did.decided('defer', one.id), did.closed(1, 0)],
    { kind: 'round', round: 2, head: START },
    did.decided('fix', one.id),
    { ...did.committed(one.id, sha('a1'), START), round: 2 } as Untimed,
  ]);
  const accounts = roundAccounts(foldJournal(START, journal), journal);
  expect(accounts.map(({ found, fixed }) => [found.high, fixed.high])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

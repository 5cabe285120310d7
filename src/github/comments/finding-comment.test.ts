import { expect, it } from 'vitest';
import { exampleFacts, exampleFinding } from '../../../tests/kit/report-example.ts';
import { buildReport } from '../../report/build/build-report.ts';
import { findingComment } from './finding-comment.ts';

const scored = { ...exampleFinding('Ships unpaid', 12), score: 95, group: 'critical' as const };
const [listed] = buildReport(exampleFacts({ raised: 1, scored: [scored] })).findings;

it.each([
  ['quote', 'Proven: quote'],
  ['rule', 'Proven: rule'],
  ['trigger', 'Claimed: trigger'],
  ['dependency', 'Claimed: dependency'],
  ['commit', 'Found, in the reviewer’s words: commit'],
  ['knowledge', 'Not proven: knowledge'],
])('says of %s what code has done with it: %s', (kind, summary) => {
  if (listed === undefined) expect.unreachable('no finding');
  const evidence = [{ kind, source: 'src/pay.ts:12', text: 'ship(order);' }];
  expect(findingComment({ ...listed, evidence }, undefined)).toContain(`<summary>${summary}</summary>`);
});

it('names group and severity apart, which may be one word', () => {
  if (listed === undefined) expect.unreachable('no finding');
  const comment = findingComment({ ...listed, severity: 'critical' }, undefined);
  expect(comment).toContain('(critical, severity critical, score 95, ');
});

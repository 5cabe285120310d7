import { expect, it } from 'vitest';
import { exampleFacts, exampleFinding } from '../../../tests/kit/report-example.ts';
import { exampleFix, exampleProof } from '../../../tests/kit/work-example.ts';
import { buildReport } from './build-report.ts';
import { withWork } from './with-work.ts';

const critical = (line: number) => ({
  ...exampleFinding(`${line}`, line),
  score: 95,
  group: 'critical' as const,
});
const report = buildReport(
  exampleFacts({
    raised: 4,
    scored: [
      ...[critical(1), critical(2), critical(3)],
      { ...exampleFinding('minor', 50), score: 60, group: 'minor' },
    ],
  }),
);

it('proven findings go first inside their group, and nothing else moves or counts otherwise', () => {
  const notProven = exampleProof({ outcome: 'not-proven' });
  const worked = withWork(report, {
    proofs: new Map([
      ['F2', notProven],
      ['F3', exampleProof()],
      ['F4', exampleProof()],
    ]),
    fixes: new Map([['F1', exampleFix()]]),
  });
  expect(worked.findings.map(({ id }) => id)).toEqual(['F3', 'F1', 'F2', 'F4']);
  expect(worked.findings.map(({ proof, fix }) => [proof?.outcome, fix?.outcome])).toEqual([
    ['proven', undefined],
    [undefined, 'fixed'],
    ['not-proven', undefined],
    ['proven', undefined],
  ]);
  expect({ ...worked, findings: [] }).toEqual({ ...report, findings: [] });
});

it('a report that nobody worked on is the report', () => {
  expect(withWork(report, { proofs: new Map(), fixes: new Map() })).toBe(report);
});

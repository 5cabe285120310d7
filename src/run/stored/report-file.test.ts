import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exampleFacts, exampleFinding } from '../../../tests/kit/report-example.ts';
import { sampleFolder } from '../../../tests/kit/sample-repository.ts';
import { buildReport } from '../../report/build/build-report.ts';
import { readReportIfAny } from './report-file.ts';

const report = buildReport(
  exampleFacts({
    raised: 1,
    scored: [{ ...exampleFinding('Ships unpaid', 5), score: 95, group: 'critical' }],
  }),
);

function stored(value: unknown): string {
  const path = join(sampleFolder(), 'report.json');
  writeFileSync(path, JSON.stringify(value));
  return path;
}

/** The report as a program wrote it that did not remember. */
function older(): Record<string, unknown> {
  const { since: _since, ...rest } = report;
  const { followed: _followed, ...counts } = report.counts;
  const { carried: _carried, ...coverage } = report.coverage;
  const { added: _added, ...suppressions } = report.suppressions;
  const lenses = coverage.lenses.map(({ carried: _none, ...row }) => row);
  const findings = report.findings.map(({ state: _state, since: _first, ...finding }) => finding);
  return { ...rest, counts, coverage: { ...coverage, lenses }, suppressions, findings };
}

it('a report of a program that did not remember says what it did: nothing was carried over, all is new', async () => {
  expect(await readReportIfAny(stored(older()))).toEqual(report);
});

it('what a report says is never replaced', async () => {
  const said = {
    ...report,
    counts: { ...report.counts, followed: 7 },
    suppressions: { ...report.suppressions, added: ['x'] },
  };
  expect(await readReportIfAny(stored(said))).toEqual(said);
});

it.each<[string, unknown]>([
  ['another value', []],
  ['a report without its counts', { ...older(), counts: undefined }],
  ['a finding without a place', { ...older(), findings: [{ title: 'x' }] }],
])('%s is no report', async (_, value) => {
  await expect(readReportIfAny(stored(value))).rejects.toMatchObject({ code: 'run/corrupt' });
});

it('none is none', async () => {
  expect(await readReportIfAny(join(sampleFolder(), 'report.json'))).toBeUndefined();
});

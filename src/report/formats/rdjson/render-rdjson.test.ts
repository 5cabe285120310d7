import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { reportSaying } from '../../../../tests/kit/hostile-report.ts';
import { DIAGNOSTIC_RESULT } from '../../../../tests/kit/rdf-schema.ts';
import { exampleFacts, exampleFinding } from '../../../../tests/kit/report-example.ts';
import type { Report } from '../../../contracts/files/report.ts';
import { buildReport } from '../../build/build-report.ts';
import { renderRdjson } from './render-rdjson.ts';

const validate = new Ajv({ strict: true }).compile(DIAGNOSTIC_RESULT);
const scored = { ...exampleFinding('Ships unpaid', 12), score: 95, group: 'critical' as const };
const report = buildReport(exampleFacts({ raised: 1, scored: [scored] }));
const diagnostics = (of: Report): readonly Record<string, unknown>[] =>
  (JSON.parse(renderRdjson(of)) as { diagnostics: Record<string, unknown>[] }).diagnostics.filter(
    ({ code }) => (code as { value: string }).value !== 'reservation',
  );

it.each([
  ['a clean review', buildReport(exampleFacts())],
  ['one with a finding', report],
  ['an incomplete one', reportSaying('text')],
])('%s keeps the schema', (_, of) => {
  expect([validate(JSON.parse(renderRdjson(of))), validate.errors]).toEqual([true, null]);
});

it('names the lines, the lens and the severity, and offers no text as a replacement', () => {
  expect(diagnostics(report)).toEqual([
    {
      message:
        '**Ships unpaid**\n\nA declined card reaches the shipping step.\n\nSuggested fix:\n\n```text\nif (paid === true) ship(order)\n```',
      location: { path: 'src/pay.ts', range: { start: { line: 12 }, end: { line: 12 } } },
      severity: 'ERROR',
      code: { value: 'bug-scan' },
      original_output:
        'src/pay.ts:12: high: Ships unpaid. A declined card reaches the shipping step. (bug-scan)',
    },
  ]);
});

describe('of removed code', () => {
  const old = { ...report, findings: report.findings.map((f) => ({ ...f, side: 'old' as const })) };

  it('names the file, and the line in words: it is none of the file at head', () => {
    expect(diagnostics(old)[0]).toMatchObject({ location: { path: 'src/pay.ts' } });
    expect(diagnostics(old)[0]?.['location']).not.toHaveProperty('range');
    expect(diagnostics(old)[0]?.['message']).toMatch(/^Line 12 before the change: \*\*Ships unpaid/);
  });
});

it('says first that a review is incomplete, as an error without a place', () => {
  const [first, ...others] = diagnostics(
    buildReport(exampleFacts({ raised: 1, scored: [scored], calls: [] })),
  );
  expect(first).toMatchObject({ severity: 'ERROR', code: { value: 'incomplete' } });
  expect(first?.['message']).toMatch(
    /^INCOMPLETE: this review certifies nothing\.\n- bug-scan: 2 hunks shown/,
  );
  expect(first).not.toHaveProperty('location');
  expect(others).toHaveLength(1);
});

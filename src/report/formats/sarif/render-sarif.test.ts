import { describe, expect, it } from 'vitest';
import { dropped, exampleFacts, exampleFinding } from '../../../../tests/kit/report-example.ts';
import type { Report } from '../../../contracts/files/report.ts';
import { LENSES } from '../../../contracts/vocabulary.ts';
import { buildReport } from '../../build/build-report.ts';
import { renderSarif } from './render-sarif.ts';

type Run = {
  readonly tool: { readonly driver: { readonly rules: readonly { readonly id: string }[] } };
  readonly results: readonly Record<string, unknown>[];
  readonly invocations: readonly Record<string, unknown>[];
  readonly versionControlProvenance?: unknown;
};
const runOf = (report: Report, repositoryUri: string | null = null): Run => {
  const [run] = (JSON.parse(renderSarif(report, repositoryUri)) as { runs: Run[] }).runs;
  if (run === undefined) throw new Error('there is no run');
  return run;
};

const facts = exampleFacts({
  raised: 3,
  scored: [{ ...exampleFinding('Ships unpaid', 12), score: 95, group: 'critical' }],
  dropped: [
    dropped('Known', 60, { kind: 'suppressed', fingerprint: 'e'.repeat(64), reason: 'the bank checks' }),
    dropped('Invented', 70, { kind: 'quote_not_found', file: 'src/pay.ts' }),
  ],
});
const report = buildReport(facts);
const changed = (changes: Partial<Report['findings'][number]>): Report => ({
  ...report,
  findings: report.findings.map((finding) => ({ ...finding, ...changes })),
});

describe('a result', () => {
  const [result] = runOf(report).results;

  it('has its rule, level, rank, place and fingerprint', () => {
    expect(result).toMatchObject({
      ruleId: 'bug-scan',
      ruleIndex: 1,
      level: 'error',
      rank: 95,
      partialFingerprints: { 'correctlessFingerprint/v1': '12'.padStart(64, '0') },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'src/pay.ts', uriBaseId: 'SRCROOT' },
            region: { startLine: 12, endLine: 12 },
          },
        },
      ],
    });
    expect(result).not.toHaveProperty('suppressions');
  });

  it('has the rule of its index', () => {
    const { rules } = runOf(report).tool.driver;
    expect(rules.map(({ id }) => id)).toEqual([...LENSES]);
    expect(rules[Number(result?.['ruleIndex'])]?.id).toBe(result?.['ruleId']);
  });

  it('of removed code stands at its file, and at its line in the old revision', () => {
    const [old] = runOf(changed({ side: 'old', lines: [12, 13] })).results;
    expect(old).toMatchObject({
      message: { text: expect.stringMatching(/^Line 12 before the change: Ships unpaid\./) as unknown },
      locations: [
        { physicalLocation: { artifactLocation: { uriBaseId: 'SRCROOT' }, region: { startLine: 1 } } },
      ],
      relatedLocations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'src/pay.ts', uriBaseId: 'SRCROOT_BEFORE' },
            region: { startLine: 12, endLine: 13 },
          },
        },
      ],
    });
  });

  it.each([
    ['a b/ü#1?%.ts', 'a%20b/%C3%BC%231%3F%25.ts'],
    ['c:/x.ts', 'c%3A/x.ts'],
    ['-x\n.ts', '-x%0A.ts'],
  ])('in %j has the URI %s', (file, uri) => {
    expect(runOf(changed({ file })).results[0]).toMatchObject({
      locations: [{ physicalLocation: { artifactLocation: { uri } } }],
    });
  });

  it.each([
    ['critical', 'critical', 'error'],
    ['medium', 'important', 'warning'],
    ['low', 'important', 'note'],
    ['high', 'minor', 'note'],
  ] as const)('of severity %s among %s has level %s', (severity, group, level) => {
    expect(runOf(changed({ severity, group })).results[0]?.['level']).toBe(level);
  });

  it('without a score has no rank', () => {
    expect(runOf(changed({ score: null })).results[0]).not.toHaveProperty('rank');
  });
});

it('lists what people have accepted as suppressed, and nothing else that was dropped', () => {
  const { results } = runOf(report);
  expect(results).toHaveLength(2);
  expect(results[1]).toMatchObject({
    message: { text: 'Known' },
    partialFingerprints: { 'correctlessFingerprint/v1': '60'.padStart(64, '0') },
    suppressions: [{ kind: 'external', status: 'accepted', justification: 'suppressed: the bank checks' }],
  });
});

describe('the invocation', () => {
  it('was successful when everything was reviewed', () => {
    expect(runOf(report).invocations[0]).toMatchObject({ executionSuccessful: true, exitCode: 1 });
  });

  it.each([
    ['incomplete', { calls: [] }, 'Not reviewed: bug-scan: 2 hunks shown to no reviewer'],
    ['failed', { failures: ['HEAD moved'] }, 'Not reviewed: HEAD moved'],
  ])('was not when the review is %s, and says why as an error', (_, changes, text) => {
    const [invocation] = runOf(buildReport({ ...facts, ...changes })).invocations;
    expect(invocation).toMatchObject({ executionSuccessful: false, exitCode: 3 });
    expect(invocation?.['toolExecutionNotifications']).toContainEqual({
      level: 'error',
      message: { text: expect.stringContaining(text) as unknown },
    });
  });
});

describe('where it was found', () => {
  it('is the repository at both revisions', () => {
    expect(runOf(report, 'https://github.com/acme/shop').versionControlProvenance).toEqual([
      {
        repositoryUri: 'https://github.com/acme/shop',
        revisionId: 'b'.repeat(40),
        mappedTo: { uriBaseId: 'SRCROOT' },
      },
      {
        repositoryUri: 'https://github.com/acme/shop',
        revisionId: 'a'.repeat(40),
        mappedTo: { uriBaseId: 'SRCROOT_BEFORE' },
      },
    ]);
  });

  it('is not said of one that is published nowhere', () => {
    expect(runOf(report)).not.toHaveProperty('versionControlProvenance');
  });
});

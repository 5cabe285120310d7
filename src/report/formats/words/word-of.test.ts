import { describe, expect, it } from 'vitest';
import { EVERY_FORMAT } from '../../../../tests/kit/every-format.ts';
import { exampleFacts, exampleRun } from '../../../../tests/kit/report-example.ts';
import { buildReport } from '../../build/build-report.ts';
import { reviewBody } from '../../../github/comments/review-body.ts';
import { renderGithubAnnotations } from '../github-annotations/render-github-annotations.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { renderRdjson } from '../rdjson/render-rdjson.ts';
import { renderSarif } from '../sarif/render-sarif.ts';
import { renderTerminal } from '../terminal/render-terminal.ts';
import { allClear } from './summary-notes.ts';

const word_of = ['x9k2ab', 'x9k2ac'];
const here = buildReport(exampleFacts({ skipped: [] }));
const elsewhere = buildReport(exampleFacts({ skipped: [], run: { ...exampleRun, word_of } }));
const inPart = buildReport(exampleFacts({ run: { ...exampleRun, word_of } }));

describe('a report on the word of others', () => {
  it.each([
    ...EVERY_FORMAT,
    ['a review on GitHub', (report: typeof here) => reviewBody(report, [], [])] as const,
  ])(
    'names their runs in %s, and a report of what was reviewed here has no such words',
    async (_, render) => {
      for (const run of word_of) expect(await render(elsewhere)).toContain(run);
      expect(await render(here)).not.toMatch(/x9k2a|on the word of|word_of/i);
    },
  );

  it('is no all-clear by itself', () => {
    expect(allClear(here)).toBe('No issues found.');
    expect(allClear(elsewhere)).toBe('No issues found, taken on the word of runs x9k2ab, x9k2ac.');
    expect(allClear(inPart)).toMatch(
      /^No issues found in what was shown, taken on the word of runs x9k2ab, x9k2ac; /,
    );
    const [first] = (JSON.parse(renderRdjson(elsewhere)) as { diagnostics: unknown[] }).diagnostics;
    expect(first).toMatchObject({ severity: 'INFO', message: 'taken on the word of runs x9k2ab, x9k2ac' });
    expect(renderGithubAnnotations(elsewhere)).toMatch(/^::notice title=[^:]*::taken on the word of/);
  });
});

it.each(['submodule', 'executable', 'mode', 'empty', 'moved', 'program'])(
  'what switches code on or off without a line is not approved (%s), unless the base leaves it out',
  (reason) => {
    const file = { path: 'lib', reason, decided_by: 'content' as const, bytes: null, lines: 0 };
    const moved = buildReport(exampleFacts({ skipped: [file] }));
    expect([moved.recommendation, moved.exit]).toEqual(['needs-discussion', here.exit]);
    const accepted = { ...file, reason: 'review.skip', decided_by: 'base' as const, why: 'reviewed there' };
    expect(buildReport(exampleFacts({ skipped: [accepted] })).recommendation).toBe('approve');
  },
);

it('an executable bit that changes with edited lines is in the first line, and is not approved', () => {
  const switched = [{ path: 'run.sh', becomes: 'executable' as const }];
  const report = buildReport(exampleFacts({ skipped: [], switched }));
  expect(allClear(report)).toBe('No issues found but 1 edited file made executable or no more.');
  expect(report.recommendation).toBe('needs-discussion');
  expect(renderTerminal(report)).toContain('run.sh');
  expect(renderRdjson(report)).toContain('made executable or no more: run.sh');
});

it('what keeps a folder is nothing, and is approved', () => {
  const file = {
    path: 'a/.gitkeep',
    reason: 'placeholder',
    decided_by: 'content' as const,
    bytes: 0,
    lines: 0,
  };
  const report = buildReport(exampleFacts({ skipped: [file] }));
  expect([allClear(report), report.recommendation]).toEqual(['No issues found.', 'approve']);
});

describe('a review that was narrowed to some paths', () => {
  const narrowed = buildReport(exampleFacts({ skipped: [], run: { ...exampleRun, paths: ['src/a'] } }));

  it('is no all-clear of the change, and approves nothing', () => {
    expect(allClear(narrowed)).toBe(
      'No issues found in the paths that were asked for, a part of the change.',
    );
    expect(here.recommendation).toBe('approve');
    expect(narrowed.recommendation).toBe('needs-discussion');
  });

  it.each([
    ['terminal', renderTerminal],
    ['markdown', renderMarkdown],
    ['sarif', renderSarif],
  ])('names its paths as %s', (_, render) => {
    expect(render(narrowed)).toMatch(/Reviewed alone, as it was asked for:(?:\*\*)? src\/a/);
    expect(render(here)).not.toContain('Reviewed alone');
  });
});

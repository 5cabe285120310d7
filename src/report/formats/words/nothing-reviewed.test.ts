import { expect, it } from 'vitest';
import { exampleFacts, exampleRun } from '../../../../tests/kit/report-example.ts';
import type { Report } from '../../../contracts/files/report.ts';
import { buildReport } from '../../build/build-report.ts';
import type { ReportFacts } from '../../build/report-facts.ts';
import { reviewBody } from '../../../github/comments/review-body.ts';
import { renderGithubAnnotations } from '../github-annotations/render-github-annotations.ts';
import { renderMarkdown } from '../markdown/render-markdown.ts';
import { renderTerminal } from '../terminal/render-terminal.ts';

const skippedFile = (path: string, reason: string): Report['scope']['skipped'][number] => ({
  path,
  reason,
  bytes: 3,
  lines: 0,
  decided_by: 'content',
});

const nothing = (more: Partial<ReportFacts> = {}): Report =>
  buildReport(
    exampleFacts({
      hunks: [],
      calls: [],
      carried: [],
      raised: 0,
      scored: [],
      dropped: [],
      skipped: [skippedFile('yarn.lock', 'lockfile'), skippedFile('a_b.png', 'binary')],
      ...more,
    }),
  );

it('is complete and clean, and is no approval', () => {
  expect(nothing()).toMatchObject({ status: 'complete', exit: 0, recommendation: 'needs-discussion' });
});

it.each([
  ['terminal', renderTerminal],
  ['Markdown', renderMarkdown],
  ['review on GitHub', (report: Report) => reviewBody(report, [], [])],
])('%s says at once that nobody looked, what changed and why', (_, render) => {
  const [head = '', ...rest] = render(nothing())
    .split('\n')
    .filter((line) => !line.startsWith('<!--'));
  expect(head.toLowerCase()).toContain('nothing was reviewed');
  expect(head.toLowerCase()).not.toContain('code review');
  const text = rest.join('\n').replaceAll('\\', '');
  expect(text).toContain('2 files changed: ');
  expect(text).toMatch(/yarn.{0,9}lock \(a lock file, which a package manager writes\)/u);
  expect(text).not.toContain('No issues found');
});

it('names the first ten of many', () => {
  const skipped = Array.from({ length: 12 }, (_, n) => skippedFile(`${n}.png`, 'binary'));
  expect(renderTerminal(nothing({ skipped }))).toContain('9.png (binary, or declared so) and 2 more.');
});

it('annotations say that no line is for a reviewer', () => {
  expect(renderGithubAnnotations(nothing())).toContain(
    'complete; raised 0 = shown 0; no line of it is for a reviewer',
  );
});

it('what is incomplete is told to be looked at: a second try would show no more', () => {
  const text = renderTerminal(nothing({ otherGaps: ['a.sql: too large'] }));
  expect(text).toContain('- a.sql: too large\nLook at these yourself');
  expect(text).not.toContain('--retry');
});

it('of a shard only the shard is spoken of', () => {
  const shard = { index: 2, of: 3, plan: 'a'.repeat(64), paths: [], scope_note: '' };
  expect(renderTerminal(nothing({ run: { ...exampleRun, shard } }))).toContain(
    'No line of shard 2 of 3 is for',
  );
});

import { describe, expect, it } from 'vitest';
import { checkContract } from '../../contracts/validate.ts';
import type { Skipped } from '../../contracts/files/skipped.ts';
import type { Report } from '../../contracts/files/report.ts';
import type { ScoredFinding } from '../../findings/lifecycle.ts';
import { buildReport } from './build-report.ts';
import type { ReportFacts } from './report-facts.ts';
import { arithmetic } from './arithmetic.ts';
import { dropped, exampleFacts, exampleFinding, exampleRun } from '../../../tests/kit/report-example.ts';
import { renderMarkdown } from '../formats/markdown/render-markdown.ts';
import { renderTerminal } from '../formats/terminal/render-terminal.ts';

const scored = (line: number, score: number): ScoredFinding => ({
  ...exampleFinding(`finding on line ${line}`, line),
  score,
  group: score >= 90 ? 'critical' : score >= 75 ? 'important' : 'minor',
});
const unscored = (severity: 'critical' | 'high') => {
  const { value, reason } = dropped('nobody could score it', 60, {
    kind: 'unscored',
    why: 'its scorer was silent',
  });
  return { value: { ...exampleFinding('', 60), ...value, severity }, reason };
};
const missed = {
  slot: 'r7k2ab/3',
  lens: 'rules-compliance',
  hunks: [],
  stored: false,
  why: 'hooks are disabled',
} as const;

const rich: Partial<ReportFacts> = {
  raised: 8,
  scored: [scored(12, 80), scored(40, 95), scored(50, 50)],
  dropped: [
    dropped('false one', 51, { kind: 'below_threshold', score: 0, threshold: 50 }),
    dropped('elsewhere', 90, { kind: 'not_on_changed_lines', placement: 'outside', policy: 'added' }),
    dropped('invented', 1, { kind: 'quote_not_found', file: 'src/pay.ts' }),
    dropped('again', 12, { kind: 'duplicate_of', fingerprint: 'f'.repeat(64) }),
    dropped('nobody knows', 60, { kind: 'unscored', why: 'no verified quote' }),
  ],
};

describe('buildReport', () => {
  it('keeps the contract of report.json', async () => {
    const checked = await checkContract('report', buildReport(exampleFacts(rich)));
    expect(checked.kind === 'invalid' ? checked.defects : []).toEqual([]);
  });

  it('orders findings by group and score and numbers them', () => {
    const { findings } = buildReport(exampleFacts(rich));
    expect(findings.map((f) => [f.id, f.group, f.lines[0], f.score])).toEqual([
      ['F1', 'critical', 40, 95],
      ['F2', 'important', 12, 80],
      ['F3', 'minor', 50, 50],
      ['F4', 'unscored', 60, null],
    ]);
  });

  it('accounts for every raised finding in one line', () => {
    expect(arithmetic(buildReport(exampleFacts(rich)).counts)).toBe(
      'raised 8 = shown 3 + below threshold 1 + not on changed lines 1 + evidence not found 1 + duplicate 1 + unscored 1',
    );
  });

  it('is not made at all when a finding got lost', () => {
    expect(() => buildReport(exampleFacts({ ...rich, raised: 9 }))).toThrow(
      'does not add up: 9 raised, 8 accounted for',
    );
  });

  it.each<[string, Partial<ReportFacts>, Partial<Report>]>([
    ['clean', {}, { status: 'complete', exit: 0, recommendation: 'approve', gaps: [] }],
    ['findings', rich, { status: 'complete', exit: 1, recommendation: 'request-changes' }],
    [
      'a finding nobody could score is not clean',
      { raised: 1, dropped: [dropped('x', 3, { kind: 'unscored', why: 'none' })] },
      { status: 'complete', exit: 1, recommendation: 'needs-discussion' },
    ],
    [
      'a missing slot outweighs everything',
      { ...rich, calls: [exampleFacts().calls[0] ?? missed, missed] },
      { status: 'incomplete', exit: 3, recommendation: 'request-changes' },
    ],
    [
      'a missing slot without findings is never an approval',
      { calls: [] },
      { status: 'incomplete', exit: 3, recommendation: 'needs-discussion' },
    ],
    [
      'a failed summary is a gap too',
      { otherGaps: ['change-summarizer (slot r7k2ab/1): not done'] },
      { status: 'incomplete', exit: 3 },
    ],
    [
      'a changed repository fails the run',
      { failures: ['file src/pay.ts changed during the run'] },
      { status: 'failed', exit: 3, gaps: ['file src/pay.ts changed during the run'] },
    ],
    [
      'only critical findings fail it when asked so',
      {
        run: { ...exampleRun, settings: { ...exampleRun.settings, fail_on: 'critical' } },
        raised: 1,
        scored: [scored(12, 80)],
      },
      { status: 'complete', exit: 0, recommendation: 'request-changes' },
    ],
    [
      'a critical claim that nobody could score fails it then, too',
      {
        run: { ...exampleRun, settings: { ...exampleRun.settings, fail_on: 'critical' } },
        raised: 1,
        dropped: [unscored('critical')],
      },
      { exit: 1, recommendation: 'needs-discussion' },
    ],
    [
      'an unscored one of less weight does not',
      {
        run: { ...exampleRun, settings: { ...exampleRun.settings, fail_on: 'critical' } },
        raised: 1,
        dropped: [unscored('high')],
      },
      { exit: 0, recommendation: 'needs-discussion' },
    ],
    [
      'minor findings are shown and approved',
      { raised: 1, scored: [scored(12, 74)] },
      { exit: 0, recommendation: 'approve', risk_areas: [] },
    ],
    [
      'minor findings fail it when asked so, and only then',
      {
        run: { ...exampleRun, settings: { ...exampleRun.settings, fail_on: 'minor' } },
        raised: 1,
        scored: [scored(12, 50)],
      },
      { status: 'complete', exit: 1, recommendation: 'approve' },
    ],
    [
      'nothing fails it when asked so, but an incomplete review still does',
      {
        run: { ...exampleRun, settings: { ...exampleRun.settings, fail_on: 'never' } },
        calls: [],
      },
      { exit: 3 },
    ],
  ])('%s', (_, facts, expected) => {
    expect(buildReport(exampleFacts(facts))).toMatchObject(expected);
  });
});

describe.each([
  ['terminal', renderTerminal],
  ['markdown', renderMarkdown],
])('the %s report', (_, render) => {
  it('says "No issues found." only when everything was reviewed', () => {
    expect(render(buildReport(exampleFacts({ skipped: [] })))).toContain('No issues found.');
    expect(render(buildReport(exampleFacts({ calls: [] })))).not.toContain('No issues found');
    expect(render(buildReport(exampleFacts({ failures: ['HEAD moved'] })))).not.toContain('No issues found');
    const unscored = { raised: 1, dropped: [dropped('x', 3, { kind: 'unscored' as const, why: 'none' })] };
    expect(render(buildReport(exampleFacts(unscored)))).not.toContain('No issues found');
  });

  it('shows a minor finding with all that it has, and still says that no issue was found', () => {
    const text = render(buildReport(exampleFacts({ skipped: [], raised: 1, scored: [scored(12, 60)] })));
    expect(text).toContain('No issues found but the minor notes.');
    expect(text).toMatch(/0 critical, 0 important, 1 minor/);
    expect(text).toContain('### Minor Notes (score 50–74)');
    const [, section = ''] = text.split('### Minor Notes');
    for (const part of [/finding on line 12/, /score 60/, /A declined card reaches/, /quote/, /Fix/, /0{12}/])
      expect(section).toMatch(part);
    expect(text).toContain('raised 1 = shown 1');
  });

  it('says below its title how much nobody was shown of a change that is otherwise clean', () => {
    const first = (...skipped: Skipped[]): string | undefined =>
      render(buildReport(exampleFacts({ skipped }))).split('\n\n')[1];
    const of = (path: string, reason: string, lines: number): Skipped => ({
      ...{ path, reason, lines, bytes: 9 },
      decided_by: 'base',
    });
    const shown = 'No issues found in what was shown; ';
    expect(first(of('a.ts', 'generated', 400), of('go.sum', 'lockfile', 12))).toBe(
      `${shown}412 lines in 2 files were shown to nobody.`,
    );
    expect(first(of('a.ts', 'generated', 1))).toBe(`${shown}1 line in 1 file was shown to nobody.`);
    expect(first(of('a.png', 'binary', 0))).toBe(
      `${shown}1 file without lines (binary or submodule) was shown to nobody.`,
    );
    expect(first(of('a.ts', 'generated', 1), of('a.png', 'binary', 0), of('c.ts', 'rename', 0))).toBe(
      `${shown}1 line in 1 file and 1 file without lines (binary or submodule) were shown to nobody.`,
    );
    expect(first(of('b.sh', 'executable', 0))).toBe(
      `${shown}1 file without lines (executable) was shown to nobody.`,
    );
    expect(first(of('b.sh', 'mode', 0), of('a/__init__.py', 'empty', 0), of('a.png', 'binary', 0))).toBe(
      `${shown}3 files without lines (binary or submodule, empty, no more executable) were shown to nobody.`,
    );
    expect(first(of('c.ts', 'rename', 0), of('d.ts', 'encoding', 0))).toBe('No issues found.');
  });

  it('names each file that was left out with the reason, and whose it is', () => {
    const skipped: Skipped[] = [
      { path: 'a/x.ts', reason: 'review.skip', bytes: 9, lines: 3, decided_by: 'base', why: 'made by make' },
      { path: 'b.go', reason: 'generated', bytes: 9, lines: 1, decided_by: 'base' },
      { path: 'c.png', reason: 'binary', bytes: 9, lines: 0, decided_by: 'content' },
    ];
    const text = render(buildReport(exampleFacts({ skipped }))).replaceAll('\\', '');
    expect(text).toContain('Shown to no reviewer:** a/x.ts (review.skip: made by make, 3 lines)');
    expect(text).toContain('Shown to no reviewer:** b.go (generated, says the base, 1 line)');
    expect(text).toContain('Shown to no reviewer:** c.png (binary)');
  });

  it('says what is missing before anything else', () => {
    const text = render(buildReport(exampleFacts({ ...rich, calls: [] })));
    expect(text.indexOf('INCOMPLETE')).toBeGreaterThan(-1);
    expect(text.indexOf('INCOMPLETE')).toBeLessThan(text.indexOf('Critical'));
    expect(text).toMatch(/2 hunks shown to no reviewer/);
  });

  it('lists every drop with its reason, and the arithmetic', () => {
    const text = render(buildReport(exampleFacts(rich)));
    for (const part of ['raised 8 = shown 3', 'invented', 'the quote is not in', 'score 0 is below 50']) {
      expect(text).toContain(part);
    }
  });

  it('prints hostile text inert', () => {
    const hostile = exampleFinding('\u001b[31m<b>x</b>\u202e', 7);
    const text = render(
      buildReport(exampleFacts({ raised: 1, scored: [{ ...hostile, score: 90, group: 'critical' }] })),
    );
    expect(text).not.toMatch(/[\u001b\u202e]/);
  });
});

import { describe, expect, it } from 'vitest';
import { exampleFacts, exampleRun, exampleFinding } from '../../../tests/kit/report-example.ts';
import type { DropReason } from '../../findings/lifecycle.ts';
import type { GoneFinding, Report } from '../../contracts/files/report.ts';
import { buildReport } from '../../report/build/build-report.ts';
import { resolutionOf, goneComment, type RunScope } from './gone-comment.ts';
import type { FindingMarker } from './marker.ts';

const MARKER: FindingMarker = { fingerprint: 'f'.repeat(64), lens: 'bug-scan', state: 'open' };
const WHOLE = { paths: [], wholePullRequest: true };

function report(
  facts: Parameters<typeof exampleFacts>[0] = {},
  gone: readonly Partial<GoneFinding>[] = [],
): Report {
  const since = { run: 'r1first', planned_at: '2026-01-01T00:00:00.000Z' };
  const built = buildReport(exampleFacts({ ...facts, run: { ...(facts.run ?? exampleRun), since } }));
  const whole = gone.map((one): GoneFinding => ({
    ...{ fingerprint: MARKER.fingerprint, file: 'src/pay.ts', line: 1, title: 't', lens: 'bug-scan' },
    ...{ became: 'fixed', why: 'its code is gone' },
    ...one,
  }));
  if (built.since === null) throw new Error('the example has no run before it');
  return { ...built, since: { ...built.since, gone: whole } };
}

const BODY = '**small** (critical)';
const fate = (of: Report, path = 'src/pay.ts', scope: RunScope = WHOLE) =>
  resolutionOf({ marker: MARKER, path, body: BODY }, of, scope);

describe('the finding of an earlier comment', () => {
  it('is gone where a complete review of everything does not raise it', () => {
    expect(report().status).toBe('complete');
    expect(fate(report())).toEqual({
      kind: 'gone',
      text: '**Not raised again** by a complete review of `bbbbbbbbbbbb`.',
    });
  });

  it.each([
    ['fixed', '**Fixed.** its code is gone'],
    ['dismissed', '**Accepted.** its code is gone'],
    ['withdrawn', '**Withdrawn.** its code is gone'],
  ] as const)('is gone where the review says: %s', (became, text) => {
    const narrow = { paths: ['src'], wholePullRequest: false };
    expect(fate(report({}, [{ became }]), 'src/pay.ts', narrow)).toEqual({ kind: 'gone', text });
  });

  it('has its reason without anything alive', () => {
    const said = fate(report({}, [{ why: 'ask @ann, <img> #1' }]));
    expect(said).toEqual({ kind: 'gone', text: '**Fixed.** ask @&#8203;ann, &lt;img&gt; \\#&#8203;1' });
  });

  it('stands in the text where it counts no longer', () => {
    const small = { ...exampleFinding('small', 3), fingerprint: MARKER.fingerprint };
    const of = report({ raised: 1, scored: [{ ...small, score: 50, group: 'minor' }] });
    expect(fate(of)).toMatchObject({ kind: 'gone', text: expect.stringContaining('minor note') as string });
  });

  const small = { ...exampleFinding('small', 3), fingerprint: MARKER.fingerprint };
  const drop = (value: typeof small, reason: DropReason) =>
    report({ raised: 1, dropped: [{ value, reason }] });
  const low: DropReason = { kind: 'below_threshold', score: 10, threshold: 50 };

  it.each<[string, Report, string]>([
    ['with a lower score', drop(small, low), 'it was raised again, and dropped: score 10 is below 50'],
    [
      'by another name, and misquoted',
      drop({ ...small, fingerprint: 'a'.repeat(64) }, { kind: 'quote_not_found', file: 'src/pay.ts' }),
      'it was raised again, and dropped: the quote is not in src/pay.ts',
    ],
    [
      'unconfirmed',
      report({}, [{ became: 'unconfirmed', why: 'its scorer is unsure' }]),
      'its scorer is unsure',
    ],
    [
      'where the lines have another finding',
      report({
        raised: 1,
        scored: [{ ...small, claim: { ...small.claim, title: 'A nit' }, score: 50, group: 'minor' }],
      }),
      'of its lines the review says something else',
    ],
  ])('stays open where it was raised again: %s', (_, of, why) => {
    expect(fate(of)).toEqual({ kind: 'not-reviewed', why });
  });

  it('is gone where people have accepted it', () => {
    const fingerprint = MARKER.fingerprint;
    const of = drop(small, { kind: 'suppressed', fingerprint, reason: 'a sandbox' });
    expect(fate(of)).toEqual({ kind: 'gone', text: '**Accepted.** suppressed: a sandbox' });
    const other = { ...small, fingerprint: 'a'.repeat(64), claim: { ...small.claim, title: 'Else' } };
    expect(fate(drop(other, low))).toMatchObject({ text: expect.stringContaining('Not raised') as string });
  });

  const calls = exampleFacts().calls;
  const SWITCHED_OFF = { lens: 'bug-scan', why: 'switched off' } as const;
  const incomplete = calls.map((call, at) => (at === 1 ? { ...call, stored: false, why: 'no reply' } : call));
  it.each<[string, Report, string?, RunScope?]>([
    ['the review is incomplete', report({ calls: incomplete })],
    ['the review is incomplete', report({ calls: incomplete }, [{}])],
    ['the review compared with another base', report(), 'src/pay.ts', { ...WHOLE, wholePullRequest: false }],
    ['the review was narrowed to some paths', report(), 'src/pay.ts', { ...WHOLE, paths: ['src'] }],
    ['its file was skipped', report(), 'package-lock.json'],
    [
      'bug-scan was not at work',
      report({ calls: calls.slice(1), run: { ...exampleRun, lenses_without_work: [SWITCHED_OFF] } }),
    ],
    ['the review is of one shard', withShard(report())],
  ])('stays as it is: %s', (why, of, path, scope) => {
    expect(fate(of, path, scope)).toEqual({ kind: 'not-reviewed', why });
  });
});

function withShard(whole: Report): Report {
  return { ...whole, scope: { ...whole.scope, shard: { index: 1, of: 3, all_files: 9 } } };
}

describe('its comment', () => {
  it('says what became of it, and keeps below what was said', () => {
    const body = '<!-- correctless:finding 1 … -->\r\n**Title**\r\n\r\nWhy.';
    const gone = goneComment(MARKER, '**Fixed.**', body);
    expect(gone).toBe(
      `<!-- correctless:finding 1 ${MARKER.fingerprint} bug-scan gone -->\n**Fixed.**\n\n<details><summary>What was said</summary>\n\n**Title**\n\nWhy.\n\n</details>`,
    );
  });

  it('leaves out what was said where there is no room, and says so', () => {
    const gone = goneComment(MARKER, '**Fixed.**', `x\n${'y'.repeat(65_500)}`);
    expect(gone).toMatch(/gone -->\n\*\*Fixed\.\*\*\n\n_1 more parts/);
    expect(gone.length).toBeLessThan(1000);
  });
});

import { describe, expect, it } from 'vitest';
import { mergedFinding } from '../../../tests/kit/finding-example.ts';
import { exampleWorld } from '../../../tests/kit/world-example.ts';
import { reviewedText } from '../../evidence/reviewed-text.ts';
import type { Texts } from '../../evidence/world.ts';
import type { Suppression } from '../../contracts/files/suppressions.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { MergedFinding } from '../lifecycle.ts';
import { placeOf } from '../place.ts';
import { applySuppressions } from './suppressions.ts';
import { causeNow } from '../verify-finding.ts';

const FILE = 'src/shop.ts' as RepoPath;
const LINE = '  run(order.query);';
const PAY = ['export function pay(order) {', '  check(order);', LINE, '  ship(order);', '}'];
const REFUND = ['export function refund(order) {', '  check(order);', LINE, '  ship(order);', '}'];
const ADMIN = ['export function admin(order) {', LINE, '}'];

const textsOf = (head: readonly string[], base: readonly string[] = []): Texts => ({
  ...exampleWorld(),
  changed: new Map(),
  headText: () => reviewedText(head.join('\n')),
  baseText: () => (base.length === 0 ? undefined : reviewedText(base.join('\n'))),
});

/** What a reviewer says of the line, of which there may be several. */
function findingAt(
  lines: readonly string[],
  line: number,
  more: Parameters<typeof mergedFinding>[0] = {},
): MergedFinding {
  const text = reviewedText(lines.join('\n')).plain;
  const at = { start: line, end: line };
  const before = lines.slice(0, line - 1).filter((one) => one.trim() === LINE.trim());
  const identity = { file: FILE, source: 'bug-scan', lines: [LINE.trim()] };
  return {
    ...mergedFinding({ file: FILE, lines: [line, line], ...more }),
    file: FILE,
    fingerprint: fingerprintOf({ ...identity, occurrence: before.length }),
    place: placeOf({ file: FILE, side: 'new', source: 'bug-scan', at }, text),
  };
}

function acceptedAt(lines: readonly string[], line: number): Suppression {
  const { fingerprint, claim, place } = findingAt(lines, line);
  const entry = { fingerprint, reason: 'a sandbox', by: 'Ada', expires: '2030-12-31' };
  return { ...entry, titles: [claim.title], severity: claim.severity, place };
}

/** The lines whose findings stay, and what is said. */
function apply(head: readonly string[], entry: Suppression, base?: readonly string[]) {
  const lines = head.flatMap((one, i) => (one.trim() === LINE.trim() ? [i + 1] : []));
  const findings = lines.map((line) => findingAt(head, line));
  const { sifted, unsure, unmatched } = applySuppressions(
    findings,
    [entry],
    '2026-03-01',
    textsOf(head, base),
  );
  return { open: sifted.kept.map(({ at }) => at.start), unsure, unmatched: unmatched.length };
}

const ACCEPTED = acceptedAt(PAY, 3);
const inserted = (at: number, ...lines: string[]) => [...PAY.slice(0, at), ...lines, ...PAY.slice(at)];

describe('an accepted finding stays accepted', () => {
  it.each<[string, string[]]>([
    ['where nothing changed', PAY],
    ['below lines that came above', ['import x;', '', ...PAY]],
    [
      'when it is indented anew, in a block',
      [
        'export function pay(order) {',
        '  if (order) {',
        '    check(order);',
        `  ${LINE}`,
        '    ship(order);',
        '  }',
        '}',
      ],
    ],
    ['when a neighbour changes', PAY.with(3, '  await ship(order);')],
    ['when its function takes a parameter more', PAY.with(0, 'export function pay(order, card) {')],
  ])('%s', (_, head) => {
    expect(apply(head, ACCEPTED)).toEqual({ open: [], unsure: [], unmatched: 0 });
  });

  it.each<[string, string[], number[]]>([
    ['above it', [...ADMIN, ...PAY], [2]],
    ['above it with the same lines around it', [...REFUND, ...PAY], [3]],
    ['below it', [...PAY, ...REFUND], [8]],
    ['at the top of the file', [LINE.trim(), ...PAY], [1]],
  ])('and the same line %s in another function does not', (_, head, open) => {
    expect(apply(head, ACCEPTED)).toEqual({ open, unsure: [], unmatched: 0 });
  });
});

describe('nothing is suppressed, and the report says why,', () => {
  it.each<[string, string[], number[]]>([
    ['when the same line is inserted beside it', inserted(2, LINE), [3, 4]],
    ['when its whole function stands there twice', [...PAY, ...PAY], [3, 8]],
  ])('%s', (_, head, open) => {
    const said = apply(head, ACCEPTED);
    expect(said).toMatchObject({ open, unmatched: 0 });
    expect(said.unsure).toEqual([expect.stringContaining(`any of lines ${open.join(', ')} of src/shop.ts`)]);
  });

  it('when an entry without its place finds its lines twice', () => {
    const { place, titles, ...unbound } = ACCEPTED;
    expect([place, titles]).not.toContain(undefined);
    expect(apply([...ADMIN, ...PAY], unbound)).toMatchObject({
      open: [2, 6],
      unsure: [expect.stringContaining('lines 2, 6')],
    });
    expect(apply(PAY, unbound)).toMatchObject({ open: [], unsure: [] });
  });

  it('when an entry without its place stood elsewhere at base', () => {
    const { fingerprint, reason, by, expires } = ACCEPTED;
    const unbound = { fingerprint, reason, by, expires, severity: 'high' as const };
    expect(apply(ADMIN, unbound, PAY)).toMatchObject({
      open: [2],
      unsure: [expect.stringContaining('at base')],
    });
    expect(apply(PAY, unbound, ['import x;', ...PAY])).toMatchObject({ open: [], unsure: [] });
  });
});

it('the accepted line that went into another function is another finding, and the entry matches nothing', () => {
  expect(apply(ADMIN, ACCEPTED)).toEqual({ open: [2], unsure: [], unmatched: 1 });
});

const said = (finding: MergedFinding, entry = ACCEPTED) =>
  applySuppressions([finding], [entry], '2026-03-01', textsOf(PAY));

it.each([
  ['Charge not awaited', true],
  ['the charge IS not awaited!', true],
  ['A card number is logged', false],
  ['The order is shipped twice', false],
])('of the same line, "%s" is accepted with it: %s', (title, isAccepted) => {
  const finding = findingAt(PAY, 3, { title, severity: 'medium' });
  expect(said(finding).sifted.kept).toHaveLength(isAccepted ? 0 : 1);
});

it('an entry with titles and without its place accepts what they say, and nothing else', () => {
  const { place: _, ...unplaced } = ACCEPTED;
  expect(said(findingAt(PAY, 3), unplaced).sifted.kept).toEqual([]);
  expect(said(findingAt(PAY, 3, { title: 'A card number is logged' }), unplaced).sifted.kept).toHaveLength(1);
});

describe('an accepted line that a change breaks elsewhere', () => {
  const impact = (line: number, more: Parameters<typeof mergedFinding>[0] = {}) => {
    const finding = findingAt(PAY, 3, more);
    const cause = { file: FILE, side: 'new' as const, at: { start: line, end: line } };
    const now = causeNow(cause, textsOf(PAY));
    return { ...finding, placement: 'impact' as const, cause, place: { ...finding.place, cause: now } };
  };

  it('was accepted as it worked: nothing is suppressed, and the report says why', () => {
    const { sifted, unsure } = said(impact(2));
    expect(sifted.kept).toHaveLength(1);
    expect(unsure).toEqual([
      expect.stringContaining('line 2 of src/shop.ts, which this change touches, is said to break it'),
    ]);
    const { fingerprint, reason, by, expires } = ACCEPTED;
    expect(said(impact(2), { fingerprint, reason, by, expires }).sifted.kept).toHaveLength(1);
  });

  it('stays accepted with the cause that was accepted, and with no other', () => {
    const { place } = impact(2);
    const entry = { ...ACCEPTED, place };
    expect(said(impact(2), entry).sifted.kept).toEqual([]);
    expect(said(impact(4), entry).sifted.kept).toHaveLength(1);
    // Merged, the cause is no part of a change any more, and nothing else may have come.
    expect(said(findingAt(PAY, 3), entry).sifted.kept).toEqual([]);
  });
});

it('a finding about the removed line is not the one about the line that was there', () => {
  const finding = findingAt(PAY, 3);
  const place = placeOf(
    { file: FILE, side: 'old', source: 'bug-scan', at: finding.at },
    reviewedText(PAY.join('\n')).plain,
  );
  expect(said({ ...finding, side: 'old', place }).sifted.kept).toHaveLength(1);
});

describe('one that comes back graver', () => {
  it('stays suppressed and is named', () => {
    const { sifted, graver } = said(findingAt(PAY, 3, { severity: 'critical' }));
    expect(sifted.kept).toEqual([]);
    expect(graver).toEqual([
      `[src/shop.ts:3] The charge is not awaited: accepted as high, now critical (${ACCEPTED.fingerprint.slice(0, 12)})`,
    ]);
  });

  it('also when only a witness says so', () => {
    const finding = findingAt(PAY, 3);
    const witnesses = [findingAt(PAY, 3, { severity: 'critical', slot: 'r7k2ab/4' })];
    expect(said({ ...finding, witnesses }).graver).toHaveLength(1);
  });

  it('is not said of what is not grave', () => {
    const small = { ...ACCEPTED, severity: 'low' as const };
    const finding = findingAt(PAY, 3, { severity: 'medium' });
    expect(applySuppressions([finding], [small], '2026-01-01', textsOf(PAY)).graver).toEqual([]);
  });

  it.each(['high', 'low'] as const)('is not said of %s where high was accepted', (severity) => {
    expect(said(findingAt(PAY, 3, { severity })).graver).toEqual([]);
  });
});

describe('a title that is merely alike', () => {
  const named = (severity: 'critical' | 'high' | 'medium', title: string) =>
    said(findingAt(PAY, 3, { severity, title }));

  it.each(['critical', 'high'] as const)('accepts nothing that is %s, and says so', (severity) => {
    const { sifted, unsure } = named(severity, 'The charge is awaited as the admin user');
    expect(sifted.kept).toHaveLength(1);
    expect(unsure).toEqual([
      expect.stringContaining(
        `what was accepted is called "The charge is not awaited", and "The charge is awaited as the admin user" (${severity}) is no more than alike`,
      ),
    ]);
  });

  it('accepts what is of medium weight, and what has the same words', () => {
    expect(named('medium', 'The charge is awaited as the admin user').sifted.kept).toEqual([]);
    expect(named('critical', 'Charges: not awaiting').sifted.kept).toEqual([]);
  });

  it('says nothing where another entry accepts it', () => {
    const finding = findingAt(PAY, 3, { title: 'The charge is awaited by nobody', severity: 'high' });
    const other = { ...ACCEPTED, fingerprint: 'f'.repeat(64), titles: [finding.claim.title] };
    const { sifted, unsure } = applySuppressions([finding], [ACCEPTED, other], '2026-01-01', textsOf(PAY));
    expect([sifted.kept, unsure]).toEqual([[], []]);
  });
});

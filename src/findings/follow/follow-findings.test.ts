import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergedFinding } from '../../../tests/kit/finding-example.ts';
import { CHANGED, exampleWorld, HEAD } from '../../../tests/kit/world-example.ts';
import { reviewedText } from '../../evidence/reviewed-text.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { fingerprintOf, nextFingerprint } from '../fingerprint.ts';
import { followFindings, type Followed } from './follow-findings.ts';
import type { ListedGroup, MergedFinding, RememberedFinding } from '../lifecycle.ts';
import { findAgain } from './find-again.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

const PAY = 'src/pay.ts';

/** A finding about one line of the file, with the fingerprint that code computes for it. */
function about(line: number, title: string, slot = 'before/1'): MergedFinding {
  const quote = HEAD[PAY]?.split('\n')[line - 1] ?? '';
  const fingerprint = fingerprintOf({
    ...{ file: PAY as RepoPath, source: 'bug-scan', lines: [quote.trim()], occurrence: 0 },
  });
  const found = mergedFinding({ slot, title, lines: [line, line], verification: { code_examined: quote } });
  return { ...found, fingerprint };
}

const AWAIT = about(5, 'The charge is not awaited');
const LOGGED = about(6, 'The card number is logged');
const GONE = {
  ...mergedFinding({ verification: { code_examined: 'await refund(order);' } }),
  fingerprint: 'f'.repeat(64),
};

const remembered = (
  finding: MergedFinding,
  group: ListedGroup = 'critical',
  score: number | null = 95,
): RememberedFinding => ({
  finding,
  group,
  score,
});

function follow(
  past: readonly RememberedFinding[],
  raised: readonly MergedFinding[],
  isCarried = false,
): Followed {
  return followFindings({ past, run: 'before', raised, world: exampleWorld(), isCarried: () => isCarried });
}

/** In one word each: where every finding went. */
function placesOf({ raised, toConfirm, stillOpen, dropped }: Followed): string[] {
  return [
    ...raised.map(({ open }) => (open === undefined ? 'new' : 'open')),
    ...toConfirm.map(() => 'to confirm'),
    ...stillOpen.map(({ score }) => `open with ${score ?? 'no'} score`),
    ...dropped.map(({ reason }) => reason.kind),
  ];
}

const again = about(5, 'The charge is not awaited', 'now/1');
const otherwords = { ...about(5, 'A declined card ships all the same', 'now/1') };

describe('a finding of the run before', () => {
  it.each<[string, RememberedFinding, MergedFinding[], boolean, string[]]>([
    ['is fixed when its quote is gone', remembered(GONE), [], false, ['fixed']],
    ['is fixed when its quote is gone, although nobody looked', remembered(GONE), [], true, ['fixed']],
    ['keeps its score where nobody looked', remembered(AWAIT), [], true, ['open with 95 score']],
    [
      'stays unscored where nobody looked',
      remembered(AWAIT, 'unscored', null),
      [],
      true,
      ['open with no score'],
    ],
    ['goes to the scorer when nobody raises it again', remembered(AWAIT), [], false, ['to confirm']],
    ['is the one raised now', remembered(AWAIT), [again], false, ['open', 'raised_again']],
    [
      'is the one raised now in other words',
      remembered(AWAIT),
      [otherwords],
      false,
      ['open', 'raised_again'],
    ],
    ['stays beside another one', remembered(AWAIT), [LOGGED], false, ['new', 'to confirm']],
    [
      'keeps its score when raised again where its lens did not look',
      remembered(AWAIT),
      [again],
      true,
      ['open with 95 score', 'duplicate_of'],
    ],
    [
      'is scored when raised again and never scored',
      remembered(AWAIT, 'not-scored', null),
      [again],
      true,
      ['open', 'raised_again'],
    ],
    [
      'keeps its score when it was dismissed',
      { ...remembered(AWAIT), dismissed: true },
      [],
      true,
      ['open with 95 score'],
    ],
    [
      'is scored when it was dismissed unscored',
      { ...remembered(AWAIT, 'unscored', null), dismissed: true },
      [],
      true,
      ['to confirm'],
    ],
  ])('%s', (_, past, raised, isCarried, expected) => {
    expect(placesOf(follow([past], raised, isCarried))).toEqual(expected);
  });

  it('takes along the claims that a scorer put together with it, where nobody looked again', () => {
    const witness = { ...LOGGED, slot: 'before/2' };
    const past = remembered({ ...AWAIT, witnesses: [witness] });
    const said = { ...LOGGED, slot: 'now/1' };
    const reworded = { ...about(6, 'Secrets go to the log', 'now/1') };
    for (const raised of [[said], [reworded], [again, said]])
      expect(placesOf(follow([past], raised, true))).toEqual([
        'open with 95 score',
        ...raised.map(() => 'duplicate_of'),
      ]);
    // Where its lens has looked again, the scorer has the word.
    expect(placesOf(follow([past], [said], false))).toEqual(['new', 'to confirm']);
  });

  it('says since when, and what it was called and worth', () => {
    const { stillOpen } = follow([remembered(AWAIT, 'important', 80)], [], true);
    const open = { since: 'before', fingerprint: AWAIT.fingerprint, group: 'important', score: 80 };
    expect(stillOpen[0]?.finding.open).toEqual(open);
    const [next] = followFindings({
      ...{ past: stillOpen, run: 'between', raised: [], world: exampleWorld(), isCarried: () => true },
    }).stillOpen;
    expect(next?.finding.open).toEqual(open);
  });

  it('dismissed, is so by the name it had still earlier; any other goes by its own', () => {
    const open = { since: 'first', fingerprint: 'e'.repeat(64), group: 'critical' as const, score: 90 };
    const past = remembered({ ...AWAIT, open });
    const [dismissed] = follow([{ ...past, dismissed: true }], [], true).stillOpen;
    expect(dismissed?.finding.open).toMatchObject({ since: 'first', fingerprint: open.fingerprint });
    const [plain] = follow([past], [], true).stillOpen;
    expect(plain?.finding.open).toMatchObject({ since: 'first', fingerprint: AWAIT.fingerprint });
  });

  it.each<[ListedGroup, string[]]>([
    ['critical', ['open with 95 score', 'duplicate_of']],
    ['important', ['open with 95 score', 'duplicate_of']],
    ['minor', ['open', 'raised_again']],
  ])('of the group %s and raised again where nobody looked', (group, expected) => {
    expect(placesOf(follow([remembered(AWAIT, group)], [again], true))).toEqual(expected);
  });

  it('is the one that a witness of now names, by claim or by fingerprint', () => {
    const elsewhere = { ...LOGGED, slot: 'now/1' };
    const inOtherCode = { ...again, fingerprint: '7'.repeat(64) };
    for (const witness of [again, inOtherCode, { ...elsewhere, fingerprint: AWAIT.fingerprint }]) {
      const agreed = { ...elsewhere, witnesses: [elsewhere, witness] };
      expect(placesOf(follow([remembered(AWAIT)], [agreed]))).toEqual(['open', 'raised_again']);
    }
  });

  it('says which one it is now, or was', () => {
    const reasons = (isCarried: boolean) =>
      follow([remembered(AWAIT)], [{ ...again, fingerprint: '7'.repeat(64) }], isCarried).dropped.map(
        ({ reason }) => reason,
      );
    expect(reasons(false)).toEqual([{ kind: 'raised_again', fingerprint: '7'.repeat(64) }]);
    expect(reasons(true)).toEqual([{ kind: 'duplicate_of', fingerprint: AWAIT.fingerprint }]);
  });

  it('keeps the pair that says the same where fingerprints were given out in another order', () => {
    const [first, second] = [again, { ...otherwords, slot: 'now/2' }];
    const swapped = [
      { ...first, fingerprint: 'a'.repeat(64) },
      { ...second, fingerprint: AWAIT.fingerprint },
    ];
    const { dropped } = follow([remembered(AWAIT)], swapped);
    expect(dropped.map(({ reason }) => reason)).toEqual([
      { kind: 'raised_again', fingerprint: 'a'.repeat(64) },
    ]);
  });

  it('is not the one raised now twice: of two known before, one goes to the scorer', () => {
    const twin: MergedFinding = { ...AWAIT, lens: 'dependency-check', fingerprint: '9'.repeat(64) };
    const followed = follow([remembered(AWAIT), remembered(twin)], [again]);
    expect(placesOf(followed)).toEqual(['open', 'to confirm', 'raised_again']);
  });

  it.each([true, false])(
    'never shares its fingerprint with another of before (carried over: %s)',
    (carried) => {
      const twin = {
        ...AWAIT,
        claim: { ...AWAIT.claim, title: 'Ships unpaid' },
        fingerprint: '9'.repeat(64),
      };
      const { toConfirm, stillOpen } = follow([remembered(AWAIT), remembered(twin)], [], carried);
      const names = [...toConfirm, ...stillOpen.map(({ finding }) => finding)].map((one) => one.fingerprint);
      expect(names).toHaveLength(2);
      expect(new Set(names).size).toBe(2);
    },
  );

  it('is numbered behind those of its fingerprint that were known before it', () => {
    const same = ['Ships unpaid', 'Swallows the refusal'].map((title) => ({
      ...AWAIT,
      claim: { ...AWAIT.claim, title },
    }));
    const { stillOpen } = follow(
      [AWAIT, ...same].map((one) => remembered(one)),
      [],
      true,
    );
    expect(stillOpen.map(({ finding }) => finding.fingerprint)).toEqual([
      AWAIT.fingerprint,
      nextFingerprint(AWAIT.fingerprint, 1),
      nextFingerprint(AWAIT.fingerprint, 2),
    ]);
  });

  it('that keeps its score takes another fingerprint than a new one has', () => {
    const known = { ...again, fingerprint: '7'.repeat(64) };
    const { raised, stillOpen } = follow(
      [remembered(AWAIT)],
      [known, { ...LOGGED, fingerprint: AWAIT.fingerprint }],
      true,
    );
    expect(raised.map(({ fingerprint }) => fingerprint)).toEqual([AWAIT.fingerprint]);
    expect(stillOpen.map(({ finding }) => finding.fingerprint)).toEqual([
      nextFingerprint(AWAIT.fingerprint, 1),
    ]);
  });

  it('never shares its fingerprint with another that is shown', () => {
    const second = { ...LOGGED, fingerprint: AWAIT.fingerprint };
    const { raised, toConfirm } = follow([remembered(AWAIT)], [second]);
    const names = [...raised, ...toConfirm].map(({ fingerprint }) => fingerprint);
    expect(new Set(names).size).toBe(names.length);
  });
});

it('loses nothing, whatever was known, raised and carried over', () => {
  const pool = [AWAIT, LOGGED, GONE, about(7, 'Ships twice'), about(4, 'Takes no card')];
  const now = [again, LOGGED, otherwords, about(7, 'Ships an empty order', 'now/2')];
  fc.assert(
    fc.property(
      fc.subarray(pool),
      fc.subarray(now),
      fc.boolean(),
      fc.boolean(),
      (known, raised, carried, scored) => {
        const past = known.map((one) => (scored ? remembered(one) : remembered(one, 'unscored', null)));
        const followed = follow(past, raised, carried);
        const { toConfirm, stillOpen, dropped } = followed;
        expect(followed.raised.length + toConfirm.length + stillOpen.length + dropped.length).toBe(
          past.length + raised.length,
        );
        const shown = [...followed.raised, ...toConfirm, ...stillOpen.map(({ finding }) => finding)];
        expect(shown.filter(({ open }) => open !== undefined).length).toBeLessThanOrEqual(past.length);
      },
    ),
    propertyRuns(100),
  );
});

describe('findAgain', () => {
  const withPay = (text: string | undefined) =>
    exampleWorld({
      headText: (file) =>
        file !== PAY ? reviewedText(HEAD[file] ?? '') : text === undefined ? undefined : reviewedText(text),
    });
  const line = '  charge(order.card);';

  it('finds code that has moved, under the same fingerprint', () => {
    const stands = findAgain(
      AWAIT,
      exampleWorld({
        policy: 'file',
        ...{ headText: () => reviewedText(`\n\n\n\n\n\n\n\n\n${HEAD[PAY] ?? ''}`) },
      }),
    );
    expect(stands).toMatchObject({ keep: { at: { start: 14, end: 14 }, fingerprint: AWAIT.fingerprint } });
  });

  it.each([
    ['an edited line', HEAD[PAY]?.replace('charge(order.card)', 'await charge(order.card)'), 'fixed'],
    ['a file that is gone', undefined, 'fixed'],
    ['a line only indented anew', HEAD[PAY]?.replace('  charge(', '\t\tcharge('), undefined],
  ])('%s', (_, text, expected) => {
    const stands = findAgain(AWAIT, withPay(text));
    expect('drop' in stands ? stands.drop.kind : undefined).toBe(expected);
  });

  it('of two equal lines follows the one that it was about', () => {
    const second = fingerprintOf({
      file: PAY as RepoPath,
      source: 'bug-scan',
      lines: [line.trim()],
      occurrence: 1,
    });
    const twice = (HEAD[PAY] ?? '').replace(line, `${line}\n${line}`);
    const stands = findAgain({ ...AWAIT, fingerprint: second, at: { start: 5, end: 5 } }, withPay(twice));
    expect(stands).toMatchObject({ keep: { at: { start: 6, end: 6 }, fingerprint: second } });
  });

  it('is withdrawn when its lines are no longer part of the change', () => {
    const world = exampleWorld({ changed: new Map([...CHANGED].filter(([file]) => file !== PAY)) });
    expect(findAgain(AWAIT, world)).toMatchObject({ drop: { kind: 'withdrawn' } });
  });

  it('is withdrawn when it is a flow of data that no longer passes through the change, whatever the policy', () => {
    const world = exampleWorld({ policy: 'nofilter' });
    const unchanged = about(4, 'Takes any order');
    expect(findAgain(unchanged, world)).toHaveProperty('keep');
    const flow: MergedFinding = { ...unchanged, lens: 'data-flow-security' };
    expect(findAgain(flow, world)).toMatchObject({ drop: { kind: 'withdrawn' } });
  });

  it('is withdrawn when its rule is not in force any more', () => {
    const rule = { ruleFile: 'CLAUDE.md', ruleText: 'Await every promise.' };
    const finding: MergedFinding = { ...AWAIT, lens: 'rules-compliance', claim: { ...AWAIT.claim, ...rule } };
    expect(findAgain(finding, exampleWorld())).toHaveProperty('keep');
    expect(findAgain(finding, exampleWorld({ rules: [] }))).toMatchObject({ drop: { kind: 'withdrawn' } });
  });
});

import { describe, expect, it } from 'vitest';
import { foldJournal } from './fold-journal.ts';
import { auditFinding, fixesFinding, sha, START } from '../../../tests/kit/audit-example.ts';
import { did, fixedOnce, journalOf, stateAfter, type Untimed } from '../../../tests/kit/audit-journal.ts';

const ONE = auditFinding();
const TWO = auditFinding({ id: 'QA-R1-002', severity: 'low', fingerprint: 'b'.repeat(64) });
const statuses = (...events: readonly Untimed[]) =>
  [...stateAfter(...events).findings.values()].map(({ id, status, reason }) => [id, status, reason]);

describe('foldJournal', () => {
  it('of an empty journal stands at the start', () => {
    expect(foldJournal(START, [])).toMatchObject({ prepared: false, rounds: [], head: START });
  });

  it.each([
    ['an event before the first round', [did.pinned()], 'the journal has pinned before its first round'],
    [
      'an attempt at what nobody was to fix',
      [{ kind: 'round', round: 1, head: START } as const, ...did.tried('QA-R1-009', 'fix01')],
      'names QA-R1-009, which nobody was to fix',
    ],
  ] as const)('refuses %s', (_, events, message) => {
    expect(() => foldJournal(START, journalOf(events))).toThrow(message);
  });

  it('refuses a verdict on what was never tried', () => {
    const events = fixedOnce().filter((event) => !('subject' in event) || event.kind === 'judged');
    expect(() => stateAfter(...events)).toThrow('judges QA-R1-001 before it was tried');
  });

  it('keeps what triage keeps, and puts the rest where it can be read', () => {
    const state = stateAfter(...did.hunted([ONE, TWO, auditFinding({ id: 'QA-R1-003', tier: 'probable' })]), {
      kind: 'triaged',
      round: 1,
      run: 'tria1',
      decisions: [
        { id: ONE.id, decision: 'keep', reason: 'Read.', tier: 'probable' },
        { id: TWO.id, decision: 'duplicate', of: ONE.id, reason: 'The same.', tier: 'confirmed' },
        { id: 'QA-R1-003', decision: 'reject', reason: 'It is checked above.', tier: 'suspicious' },
      ],
    });
    const [round] = state.rounds;
    expect([...state.findings.keys()]).toEqual([ONE.id]);
    // What triage says of the tier holds, and the bounty follows it.
    expect(state.findings.get(ONE.id)).toMatchObject({ tier: 'probable', bounty: 2500 });
    expect([...(round?.kept ?? [])]).toEqual([ONE.id]);
    expect(round?.rejected).toEqual([
      {
        id: TWO.id,
        title: TWO.title,
        agent: TWO.agent,
        reason: `duplicate of ${ONE.id}: The same.`,
        penalty_applied: 0,
      },
      {
        id: 'QA-R1-003',
        title: ONE.title,
        agent: ONE.agent,
        reason: 'It is checked above.',
        penalty_applied: -1250,
      },
    ]);
  });

  it.each([
    ['the duplicate is decided on first', [0, 1]],
    ['the kept one is decided on first', [1, 0]],
  ] as const)('takes the gravest word of a defect for how grave it is: %s', (_, order) => {
    const decisions = [
      { id: ONE.id, decision: 'duplicate', of: TWO.id, reason: 'The same.', tier: 'confirmed' },
      { id: TWO.id, decision: 'keep', reason: 'Read.', tier: 'suspicious' },
    ] as const;
    const inOrder = order.map((index) => decisions[index]);
    const triaged: Untimed = { kind: 'triaged', round: 1, run: 'tria1', decisions: inOrder };
    const { findings, rounds, triage } = stateAfter(...did.hunted([ONE, TWO]), triaged);
    expect(findings.get(TWO.id)).toMatchObject({
      ...{ severity: 'high', tier: 'suspicious', bounty: 500 },
      reason: `high instead of low, as its duplicate ${ONE.id} was raised: ${ONE.title}`,
    });
    expect(rounds[0]?.rejected).toMatchObject([
      { id: ONE.id, reason: `duplicate of ${TWO.id}, which is high now: The same.` },
    ]);
    expect(triage.get(TWO.id)).toMatchObject({ reason: 'Read.', merged: [{ finding: ONE }] });
  });

  it.each([
    ['defer', 'deferred'],
    ['dispute', 'disputed'],
  ] as const)('a finding that the user would %s is %s, with the reason', (decision, status) => {
    expect(statuses(...did.hunted([ONE]), ...did.kept(ONE.id), did.decided(decision, ONE.id))).toEqual([
      [ONE.id, status, 'because'],
    ]);
  });

  it('moves the head with every commit and revert, and settles the finding', () => {
    const fixed = stateAfter(...fixedOnce());
    expect([fixed.head, fixed.rounds[0]?.commits.length, fixed.findings.get(ONE.id)?.status]).toEqual([
      sha('a1'),
      1,
      'fixed',
    ]);
    const back = stateAfter(...fixedOnce(), did.reverted(ONE.id, sha('a1'), sha('a2')));
    expect([back.head, back.rounds[0]?.commits.length]).toEqual([sha('a2'), 0]);
    expect(back.findings.get(ONE.id)).toMatchObject({
      status: 'open',
      reason: 'its fix was taken back: no good',
    });
  });

  it('leaves a reviewer’s finding open as long as a fix it may be about stands', () => {
    const fd = fixesFinding({ location: { file: 'src/price.js', lines: [1, 1] } });
    const twice = [
      ...did.hunted([ONE, TWO]),
      ...did.kept(ONE.id, TWO.id),
      did.decided('fix', ONE.id, TWO.id),
      did.pinned(),
      ...did.tried(ONE.id, 'fix01'),
      did.committed(ONE.id, sha('a1'), START),
      ...did.tried(TWO.id, 'fix02'),
      did.committed(TWO.id, sha('a2'), sha('a1')),
      ...did.reviewed(sha('a2'), [fd]),
      did.gaveUp(fd.id),
      did.reverted(TWO.id, sha('a2'), sha('a3')),
    ];
    expect(statuses(...twice)).toContainEqual([fd.id, 'open', 'three attempts']);
    expect(statuses(...twice, did.reverted(ONE.id, sha('a1'), sha('a4')))).toContainEqual([
      fd.id,
      'moot',
      'the fix it is about was taken back',
    ]);
  });

  it('makes a blocked round a finding, and forgets it with its tests when it is tried again', () => {
    const blocked = [...fixedOnce(), did.aborted('audit/blocking', 'no tests')];
    expect(stateAfter(...blocked).findings.get('BLOCKING-R1')).toMatchObject({
      severity: 'critical',
      source: 'tests',
      status: 'open',
      description: 'no tests',
    });
    const state = stateAfter(...blocked, { kind: 'retried', chunking: false });
    expect([state.aborted, state.findings.has('BLOCKING-R1')]).toEqual([undefined, false]);
    // What the tests said of the round's start is still so.
    expect([[...state.tests.keys()], [...state.testing.keys()]]).toEqual([[START], [START]]);
    const other = stateAfter(...fixedOnce(), did.aborted(), { kind: 'retried', chunking: false });
    const runs = [...other.tests.values()].map(({ length }) => length);
    expect([other.findings.has('BLOCKING-R1'), runs]).toEqual([false, [2, 1]]);
  });

  it('keeps the findings of an audit that is tried again for another reason', () => {
    const state = stateAfter(...did.hunted([ONE]), did.aborted(), { kind: 'retried', chunking: false });
    expect([[...state.findings.keys()], state.chunking]).toEqual([[ONE.id], false]);
    expect(stateAfter(...did.hunted([ONE]), did.aborted()).findings.has('BLOCKING-R1')).toBe(false);
  });

  it('keeps the whole hunt in chunks once that was asked for', () => {
    const again = (chunking: boolean): Untimed => ({ kind: 'retried', chunking });
    expect(stateAfter().chunking).toBe(false);
    expect(stateAfter(again(true)).chunking).toBe(true);
    expect(stateAfter(again(true), again(false)).chunking).toBe(true);
  });

  it('fixes a finding once, however often that is decided', () => {
    const events = [...did.hunted([ONE, TWO]), ...did.kept(ONE.id, TWO.id)];
    const deferred = [...events, did.decided('fix', TWO.id), did.decided('defer', ONE.id)];
    const [round] = stateAfter(...deferred, did.decided('fix', ONE.id), did.decided('fix', ONE.id)).rounds;
    expect(round?.items).toEqual(
      [TWO.id, ONE.id].map((subject) => ({
        ...{ subject, mode: 'apply', failures: [], isWanted: true, attempts: [], outcome: 'open' },
      })),
    );
    expect(statuses(...deferred, did.decided('fix', ONE.id))).toContainEqual([ONE.id, 'open', null]);
  });

  it('takes no word about a finding that it does not know', () => {
    const state = stateAfter(...did.kept('QA-R1-009'), did.decided('fix', 'QA-R1-009'));
    expect([state.findings.size, state.rounds[0]?.kept.size, state.rounds[0]?.items]).toEqual([0, 0, []]);
  });

  it('keeps what a commit was and what a review found', () => {
    const fd = fixesFinding();
    const [round] = stateAfter(...fixedOnce(), ...did.reviewed(sha('a1'), [fd], 3)).rounds;
    expect(
      round?.items.map(({ subject, mode, failures, outcome }) => [subject, mode, failures, outcome]),
    ).toEqual([
      [ONE.id, 'apply', [], 'committed'],
      [fd.id, 'apply', [], 'open'],
    ]);
    expect(round?.reviews).toEqual([{ run: 'veri1', head: sha('a1'), linesChanged: 3, ids: [fd.id] }]);
  });
});

describe('a fix that is taken back', () => {
  const CART = fixesFinding({ location: { file: 'src/cart.js', lines: [1, 1] } });
  const PRICE = fixesFinding({ id: 'FD-R1-002', location: { file: 'src/price.js', lines: [1, 1] } });
  const both: readonly Untimed[] = [
    ...did.hunted([ONE, TWO]),
    ...did.kept(ONE.id, TWO.id),
    did.decided('fix', ONE.id, TWO.id),
    ...did.tried(ONE.id, 'fix01'),
    did.committed(ONE.id, sha('a1'), START),
    ...did.tried(TWO.id, 'fix02'),
    did.committed(TWO.id, sha('a2'), sha('a1'), ['src/cart.js']),
    ...did.reviewed(sha('a2'), [CART, PRICE]),
  ];
  const back = did.reverted(TWO.id, sha('a2'), sha('a3'));
  const outcomes = (...events: readonly Untimed[]) =>
    stateAfter(...events).rounds[0]?.items.map(({ subject, outcome }) => [subject, outcome]);

  it('settles what was found in its files alone and could not be mended', () => {
    const given = [...both, did.gaveUp(CART.id), did.gaveUp(PRICE.id), back];
    expect(statuses(...given).slice(2)).toEqual([
      [CART.id, 'moot', 'the fix it is about was taken back'],
      [PRICE.id, 'open', 'three attempts'],
    ]);
  });

  it('settles what was still to be mended in its files, and leaves what is about another’s', () => {
    expect(statuses(...both, did.gaveUp(PRICE.id), back)).toContainEqual([
      ...[CART.id, 'moot', 'the fix it is about was taken back'],
    ]);
    expect(statuses(...both, did.gaveUp(CART.id), back)).toContainEqual([PRICE.id, 'open', null]);
    expect(outcomes(...both, back)).toEqual([
      [ONE.id, 'committed'],
      [TWO.id, 'given-up'],
      [CART.id, 'given-up'],
      [PRICE.id, 'open'],
    ]);
  });

  it('settles everything when it was the last, and nothing of it is mended any more', () => {
    const none = [...both, back, did.reverted(ONE.id, sha('a1'), sha('a4'))];
    expect(
      statuses(...none)
        .slice(2)
        .map(([, status]) => status),
    ).toEqual(['moot', 'moot']);
    expect(outcomes(...none)?.map(([, outcome]) => outcome)).toEqual(Array(4).fill('given-up'));
  });

  it('settles nothing of another round, and nothing anew', () => {
    const older = fixesFinding({ id: 'FD-R0-001', round: 9, fingerprint: '0'.repeat(64) });
    const done = [...both, did.committed(CART.id, sha('a3'), sha('a2'))];
    const all = [...done, did.reverted(CART.id, sha('a9'), sha('a4'))];
    expect(statuses(...all)).toContainEqual([CART.id, 'fixed', null]);
    const events = [...both, ...did.reviewed(sha('a2'), [older], 2, 'veri2'), back];
    const last = did.reverted(ONE.id, sha('a1'), sha('a4'));
    expect(statuses(...events, last)).toContainEqual([older.id, 'open', null]);
  });

  it('that nobody made moves the head and settles nothing', () => {
    const state = stateAfter(...both, did.reverted(ONE.id, sha('c1'), sha('c2')));
    expect([state.head, state.rounds[0]?.commits.length]).toEqual([sha('c2'), 2]);
    expect(state.findings.get(ONE.id)?.status).toBe('fixed');
  });
});

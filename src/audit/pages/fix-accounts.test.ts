import { describe, expect, it } from 'vitest';
import { auditFinding, fixesFinding, sha, START } from '../../../tests/kit/audit-example.ts';
import { did, fixedOnce, sharedByTwo, stateAfter, type Untimed } from '../../../tests/kit/audit-journal.ts';
import { callsLine, callsText, fixAccounts, fixStanding } from './fix-accounts.ts';

const ONE = auditFinding();
const TWO = auditFinding({ id: 'QA-R1-002', title: 'Slow' });
const OF_FIX = fixesFinding();

const account = (...events: readonly Untimed[]) => fixAccounts(stateAfter(...events), new Map());

describe('a fix that stands', () => {
  it('is told with its finding, commit, files, tests, review and calls', () => {
    expect(account(...fixedOnce(), ...did.reviewed(sha('a1')))).toEqual([
      {
        subject: ONE.id,
        title: ONE.title,
        round: 1,
        sha: sha('a1'),
        files: ['src/price.js'],
        tests: 'passed',
        review: 'veri1 found nothing about it',
        // An executor and a validator.
        calls: 2,
        sharedCalls: 0,
      },
    ]);
  });

  it('counts the calls of its rejected attempts, and those that a ledger knows to have been lost', () => {
    const tried = did.tried(ONE.id, 'fix00', false);
    const events = fixedOnce();
    const at = events.findIndex((event) => event.kind === 'planned' && event.stage === 'fix');
    const state = stateAfter(...events.slice(0, at), ...tried, ...events.slice(at));
    expect(fixAccounts(state, new Map())[0]?.calls).toBe(3);
    expect(fixAccounts(state, new Map([['fix01', { calls: 2, bytes: 9 }]]))[0]?.calls).toBe(4);
  });

  it('counts the calls of repairs of it that came to nothing; one that stands counts for itself', () => {
    const [subject, repair] = ['TESTS-R1-001', sha('c3')];
    const broke = [...fixedOnce(), did.broke(subject, sha('a1'), 'x')];
    const [tried] = account(...broke, ...did.tried(subject, 'rep01', false));
    expect(tried?.calls).toBe(3);
    const fixes = account(
      ...broke,
      ...did.tried(subject, 'rep01'),
      ...did.judged(subject, 'jud02'),
      did.committed(subject, repair, sha('a1')),
    );
    expect(fixes.map(({ calls }) => calls)).toEqual([2, 2]);
  });

  it('is worth what tests and review say of it so far', () => {
    expect(fixStanding(stateAfter(...fixedOnce()), ONE.id)).toEqual({
      tests: 'passed',
      review: 'not reviewed',
    });
    const failing = stateAfter(...fixedOnce().slice(0, -2), ...did.tested(sha('a1'), ['x']));
    expect(fixStanding(failing, ONE.id).tests).toBe('failed: x');
    expect(fixStanding(stateAfter(...did.hunted([ONE])), ONE.id)).toEqual({});
  });

  it('says which repair mended the tests that it broke, and only where they pass with it', () => {
    const repair = 'REPAIR-R1-1';
    const broke = [
      ...fixedOnce().slice(0, -2),
      ...did.tested(sha('a1'), ['x']),
      did.broke(repair, sha('a1'), 'x'),
    ];
    const repaired = [
      ...did.tried(repair, 'rep01'),
      ...did.judged(repair, 'jud02'),
      did.committed(repair, sha('c3'), sha('a1')),
    ];
    const testsAfter = (...events: readonly Untimed[]) =>
      fixStanding(stateAfter(...broke, ...repaired, ...events), ONE.id).tests;
    expect(testsAfter(...did.tested(sha('c3')))).toBe('failed: x; mended by REPAIR-R1-1');
    expect(testsAfter(...did.tested(sha('c3'), ['x']))).toBe('failed: x');
    expect(testsAfter()).toBe('failed: x');
  });

  it('says where what failed beside a later fix passed, once that was taken back', () => {
    const events = [
      ...fixedOnce().slice(0, -2),
      ...did.hunted([TWO]),
      ...did.kept(TWO.id),
      did.decided('fix', TWO.id),
      did.committed(TWO.id, sha('b2'), sha('a1')),
      ...did.tested(sha('b2'), ['x']),
    ];
    const tests = (...more: readonly Untimed[]) => fixStanding(stateAfter(...events, ...more), ONE.id).tests;
    const back = did.reverted(TWO.id, sha('b2'), sha('d4'));
    const failed = `failed at ${sha('b2').slice(0, 12)}, with later ones: x`;
    expect(tests(back)).toBe(failed);
    expect(tests(back, ...did.tested(sha('d4')))).toBe(`${failed}; passed at ${sha('d4').slice(0, 12)}`);
  });

  it('counts a call for each of the fixes that shared it, and says so', () => {
    const [one, two] = account(
      ...sharedByTwo(),
      did.committed(ONE.id, sha('a1'), START),
      did.committed(TWO.id, sha('b2'), sha('a1')),
    );
    expect([one, two].map((fix) => fix && callsText(fix))).toEqual(['2 (2 shared)', '2 (2 shared)']);
  });

  it.each([
    ['never run', [], 'not run with it'],
    ['run with a later fix', did.tested(sha('b2')), `passed at ${sha('b2').slice(0, 12)}, with later ones`],
    ['broken by it', did.tested(sha('a1'), ['x']), 'failed: x'],
    ['broken before', did.tested(sha('a1'), ['old']), 'failed as before the fixes'],
    ['of no use', did.tested(sha('a1'), [], 'killed'), 'said nothing'],
    ['failing once of twice', [...did.tested(sha('a1'), ['x']), ...did.tested(sha('a1'))], 'passed'],
  ] as const)('says of tests that were %s what they said', (_, tested, words) => {
    const before = fixedOnce()
      .slice(0, -2)
      .filter(({ kind }) => kind !== 'tested' && kind !== 'testing');
    const [fix] = account(
      ...before,
      ...did.baseline('old'),
      ...did.hunted([TWO]),
      ...did.kept(TWO.id),
      did.decided('fix', TWO.id),
      did.committed(TWO.id, sha('b2'), sha('a1')),
      ...tested,
    );
    expect(fix?.tests).toBe(words);
  });

  it('is told with what the review found about it, and not with what is about another', () => {
    const about = (commits: readonly string[]): Untimed[] =>
      did
        .reviewed(sha('a1'), [OF_FIX])
        .map((event) =>
          event.kind === 'reviewed' ? { ...event, about: [{ id: OF_FIX.id, commits: [...commits] }] } : event,
        );
    expect(account(...fixedOnce(), ...about([sha('a1')]))[0]?.review).toBe(`veri1 found ${OF_FIX.id}`);
    expect(account(...fixedOnce(), ...about([START]))[0]?.review).toBe('veri1 found nothing about it');
    const mended = [
      did.committed(OF_FIX.id, sha('c3'), sha('a1')),
      ...did.reviewed(sha('c3'), [], 2, 'veri2'),
    ];
    expect(account(...fixedOnce(), ...about([sha('a1')]), ...mended).map(({ review }) => review)).toEqual([
      `veri2 found nothing about it; earlier: ${OF_FIX.id}`,
      'veri2 found nothing about it',
    ]);
    expect(account(...fixedOnce())[0]?.review).toBe('not reviewed');
  });

  it('is not reviewed by what was reviewed before it', () => {
    const later = did.committed(OF_FIX.id, sha('c3'), sha('a1'));
    const events = [...fixedOnce(), ...did.reviewed(sha('a1'), [OF_FIX]), later];
    expect(account(...events).map(({ review }) => review)).toEqual([
      'veri1 found nothing about it',
      'not reviewed',
    ]);
  });

  it('is told as long as it stands', () => {
    const back = did.reverted(ONE.id, sha('a1'), sha('d4'));
    expect(account(...fixedOnce(), back)).toEqual([]);
  });
});

describe('all calls', () => {
  it('name those for fixes that are not in force, with the repairs of such', () => {
    const back = did.reverted(ONE.id, sha('a1'), sha('d4'));
    const sent = new Map([['fix01', { calls: 2, bytes: 5 }]]);
    expect(callsLine(stateAfter(...fixedOnce()), sent)).not.toContain('not in force');
    expect(callsLine(stateAfter(...fixedOnce(), back), sent)).toContain(
      '; 3 of them for fixes that are not in force',
    );
  });

  it('are told by what they were for; what nobody knows is said', () => {
    const state = stateAfter(...fixedOnce());
    const sent = new Map([
      ['hunt1', { calls: 7, bytes: 700 }],
      ['tria1', { calls: 1, bytes: 10 }],
      ['fix01', { calls: 2, bytes: 5 }],
    ]);
    expect(callsLine(state, sent)).toBe(
      'Calls of agents: 10 = hunt 7 + triage 1 + fix 2 + judge 0 + verify 0; 715 bytes of packets; nothing is known of 1 run.',
    );
  });
});

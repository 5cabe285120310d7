import { describe, expect, it } from 'vitest';
import { auditFinding, sha } from '../../tests/kit/audit-example.ts';
import { did, fixedOnce, journalOf, stateAfter, type Untimed } from '../../tests/kit/audit-journal.ts';
import { earlierAttempts, type EarlierAttempt } from './earlier-attempts.ts';
import { isNewTest } from './tests/new-tests.ts';

const ONE = auditFinding();
const attemptsAt = (subject: string, ...events: readonly Untimed[]): string[] =>
  wholeAttempts(subject, ...events).map(({ why }) => why);
const wholeAttempts = (subject: string, ...events: readonly Untimed[]): EarlierAttempt[] => {
  const state = stateAfter(...events);
  const round = state.rounds.at(-1);
  const item = round?.items.find((one) => one.subject === subject);
  if (round === undefined || item === undefined) throw new Error(`nothing is to be done about ${subject}`);
  return earlierAttempts(state, journalOf(events), round, item);
};

describe('earlier attempts', () => {
  it('of a finding are those of this round and of the rounds before, with what became of a fix', () => {
    const next: Untimed[] = [
      did.closed(1, 0),
      { kind: 'round', round: 2, head: sha('a2') },
      did.decided('fix', ONE.id),
    ];
    const events = [...fixedOnce(), did.reverted(ONE.id, sha('a1'), sha('a2')), ...next];
    expect(attemptsAt(ONE.id, ...events)).toEqual(['QA-R1-001 was taken back: no good']);
    const wrong = [
      ...did.hunted([ONE]),
      ...did.kept(ONE.id),
      did.decided('fix', ONE.id),
      ...did.tried(ONE.id, 'f1', false),
    ];
    expect(
      attemptsAt(ONE.id, ...wrong, ...did.tried(ONE.id, 'f2'), ...did.judged(ONE.id, 'j1', false)),
    ).toEqual(['not so', 'wrong']);
  });

  it('of broken tests are none of what another fix broke', () => {
    const [first, second] = ['REPAIR-R1-1', 'REPAIR-R1-2'];
    const events = [
      ...fixedOnce(),
      did.broke(first, sha('a1'), 'ends'),
      ...did.tried(first, 'f1'),
      ...did.judged(first, 'j2'),
      did.committed(first, sha('a2'), sha('a1')),
      did.broke(second, sha('b1'), 'begins'),
    ];
    expect(attemptsAt(second, ...events)).toEqual([]);
  });

  it('of broken tests are those of every repair of the same fix, also when it was committed in vain', () => {
    const [first, second, third] = ['REPAIR-R1-1', 'REPAIR-R1-2', 'REPAIR-R1-3'];
    const events = [
      ...fixedOnce(),
      did.broke(first, sha('a1'), 'ends'),
      ...did.tried(first, 'f1', false),
      did.gaveUp(first),
      did.broke(second, sha('a1'), 'ends'),
      ...did.tried(second, 'f2'),
      ...did.judged(second, 'j2'),
      did.committed(second, sha('a2'), sha('a1')),
      did.broke(third, sha('a2'), 'ends'),
    ];
    expect(attemptsAt(third, ...events)).toEqual([
      'REPAIR-R1-1: not so',
      'REPAIR-R1-2 was committed, and tests failed all the same. It was to mend: ends',
    ]);
    expect(wholeAttempts(third, ...events).at(-1)?.work).toEqual({ sha: sha('a2') });
  });

  it('of a finding whose fix was taken back are also why its repairs did not do, and none of another fix', () => {
    const events = [
      ...fixedOnce(),
      did.broke('REPAIR-R1-1', sha('a1'), 'ends'),
      ...did.tried('REPAIR-R1-1', 'f1', false),
      did.broke('REPAIR-R1-2', sha('b1'), 'begins'),
      ...did.tried('REPAIR-R1-2', 'f2', false),
      did.reverted(ONE.id, sha('a1'), sha('a3')),
    ];
    const next: Untimed[] = [
      did.closed(1, 0),
      { kind: 'round', round: 2, head: sha('a3') },
      did.decided('fix', ONE.id),
    ];
    expect(attemptsAt(ONE.id, ...events, ...next)).toEqual([
      'REPAIR-R1-1, a repair of its fix: not so',
      'QA-R1-001 was taken back: no good',
    ]);
  });
});

describe('a test that fails', () => {
  const added = { files: ['tests/test_new.py'], names: ['test_end', "'ends'"] };
  it.each([
    ['tests/test_new.py::test_any', true],
    ['tests/test_old.py::TestA::test_end', true],
    ['tests/test_old.py::test_end[2-3] (2)', true],
    ['src/a.test.ts > pager > ends', true],
    ['tests/test_old.py::test_the_end', false],
    ['tests/test_old.py::test_endless', false],
    ['ends', true],
    ['ends > should be equal', true],
    ['pager > ends > should be equal', true],
    ['never ends > should be equal', false],
    ['src/a.test.ts > pager > never ends', false],
    ['src/a.test.ts > pager > bends', false],
  ])('%s is new: %s', (failure, isNew) => {
    expect(isNewTest(failure, added)).toBe(isNew);
  });
});

import { describe, expect, it } from 'vitest';
import { foldJournal } from '../fold/fold-journal.ts';
import { decideMove } from './decide-move.ts';
import type { AuditState } from '../fold/audit-state.ts';
import type { Move } from './move.ts';
import { auditFile, auditFinding, fixesFinding, sha, START } from '../../../tests/kit/audit-example.ts';
import { did, fixedOnce, journalOf, stateAfter, type Untimed } from '../../../tests/kit/audit-journal.ts';

const FILE = auditFile();
const ONE = auditFinding();
const FD = fixesFinding();
const next = (...events: readonly Untimed[]): Move => decideMove(FILE, stateAfter(...events));
const fold = (...events: readonly Untimed[]): AuditState => foldJournal(START, journalOf(events));
const TO_FIX: readonly Untimed[] = [...did.hunted([ONE]), ...did.kept(ONE.id), did.decided('fix', ONE.id)];

describe('decideMove', () => {
  it('prepares first, then starts round 1', () => {
    expect(decideMove(FILE, fold())).toEqual({ kind: 'prepare' });
    expect(decideMove(FILE, fold({ kind: 'prepared' }))).toEqual({ kind: 'start-round', round: 1 });
  });

  const inOrder: readonly [string, readonly Untimed[], Partial<Move>][] = [
    ['hunt, everybody', [], { kind: 'hunt', paths: undefined }],
    ['the hunt’s agents', did.hunted().slice(0, 1), { kind: 'run', stage: 'hunt', run: 'hunt1' }],
    [
      'hunt once more what nobody opened',
      did.hunted([ONE], { unopened: ['a.js'] }),
      { kind: 'hunt', paths: ['a.js'] },
    ],
    ['triage before anything is asked', did.hunted([ONE]), { kind: 'triage', ids: [ONE.id] }],
    [
      'the triage’s agents',
      [...did.hunted([ONE]), ...did.kept(ONE.id).slice(0, 1)],
      { kind: 'run', stage: 'triage' },
    ],
    [
      'ask about what was kept',
      [...did.hunted([ONE]), ...did.kept(ONE.id)],
      { kind: 'ask', question: { kind: 'triage', key: 'triage-R1', ids: [ONE.id] } },
    ],
    ['pin before any test or fix', TO_FIX, { kind: 'pin' }],
    ['test before the fixes', [...TO_FIX, did.pinned()], { kind: 'test', head: START }],
    ['fix', [...TO_FIX, did.pinned(), ...did.baseline()], { kind: 'fix' }],
    [
      'the executor',
      [...TO_FIX, did.pinned(), ...did.baseline(), ...did.tried(ONE.id, 'fix01').slice(0, 1)],
      { kind: 'run', stage: 'fix', subject: ONE.id },
    ],
    ['judge what the program accepts', fixedOnce().slice(0, -5), { kind: 'judge' }],
    ['commit what the validator accepts', fixedOnce().slice(0, -3), { kind: 'commit', tree: sha('ee') }],
    ['test after the fixes', fixedOnce().slice(0, -2), { kind: 'test', head: sha('a1') }],
    ['review the fixes', fixedOnce(), { kind: 'verify', fromStart: START }],
    [
      'the reviewer',
      [...fixedOnce(), ...did.reviewed(sha('a1')).slice(0, 1)],
      { kind: 'run', stage: 'verify' },
    ],
    ['close', [...fixedOnce(), ...did.reviewed(sha('a1'))], { kind: 'close', kept: 1, fixed: 1 }],
    [
      'put a silence on record before it closes',
      [...fixedOnce(), ...did.reviewed(sha('a1'), [], 50)],
      { kind: 'record', head: sha('a1'), linesChanged: 50 },
    ],
    [
      'close when it is on record',
      [...fixedOnce(), ...did.reviewed(sha('a1'), [], 50), did.recorded(sha('a1'))],
      { kind: 'close' },
    ],
    [
      'close with what the fix review found as kept, too',
      [...fixedOnce(), ...did.reviewed(sha('a1'), [FD]), did.gaveUp(FD.id), did.leftOpen(FD.id)],
      { kind: 'close', kept: 2, fixed: 1 },
    ],
    [
      'start a round when something was kept',
      [...fixedOnce(), ...did.reviewed(sha('a1')), did.closed(1, 1)],
      { kind: 'start-round', round: 2 },
    ],
    ['pin and close a round that kept nothing', did.hunted(), { kind: 'pin' }],
    [
      'close without tests or a review when nothing was fixed',
      [...did.hunted(), did.pinned()],
      { kind: 'close', kept: 0, fixed: 0 },
    ],
    [
      'end when nothing is new',
      [...did.hunted(), did.pinned(), did.closed()],
      { kind: 'end', outcome: 'converged' },
    ],
    ['nothing after an abort', [...TO_FIX, did.aborted()], { kind: 'aborted' }],
    [
      'what was left when it is tried again',
      [...TO_FIX, did.aborted(), { kind: 'retried', chunking: false }],
      { kind: 'pin' },
    ],
    [
      'nothing after the end',
      [did.aborted(), { kind: 'ended', outcome: 'stopped', why: 'enough', changed: [] }],
      { kind: 'done' },
    ],
  ];

  const two = auditFinding({ id: 'QA-R1-002', fingerprint: 'b'.repeat(64) });
  const bothToFix: readonly Untimed[] = [
    ...did.hunted([ONE, two]),
    ...did.kept(ONE.id, two.id),
    did.decided('fix', ONE.id, two.id),
    did.pinned(),
    ...did.baseline(),
  ];
  const hunt2: readonly Untimed[] = did
    .hunted([], { unopened: ['a.js'] })
    .map((event) => ({ ...event, run: 'hunt2' }));
  /** What is under way is waited for, whatever was taken in before it. */
  const underWay: readonly [string, readonly Untimed[], string][] = [
    ['a second hunt', [...did.hunted([], { unopened: ['a.js'] }), ...hunt2.slice(0, 1)], 'hunt2'],
    [
      'a second try',
      [...bothToFix, ...did.tried(ONE.id, 'fix01', false), ...did.tried(ONE.id, 'fix02').slice(0, 1)],
      'fix02',
    ],
    [
      'a try at another finding',
      [...bothToFix, ...did.tried(ONE.id, 'fix01'), ...did.tried(two.id, 'fix02').slice(0, 1)],
      'fix02',
    ],
    [
      'the judgement of a first try',
      [...bothToFix, ...did.tried(ONE.id, 'fix01'), ...did.judged(ONE.id, 'jud01').slice(0, 1)],
      'jud01',
    ],
    [
      'the judgement of a second try',
      [
        ...[...bothToFix, ...did.tried(ONE.id, 'fix01'), ...did.judged(ONE.id, 'jud01', false)],
        ...[...did.tried(ONE.id, 'fix02'), ...did.judged(ONE.id, 'jud02').slice(0, 1)],
      ],
      'jud02',
    ],
    [
      'a second review',
      [...fixedOnce(), ...did.reviewed(sha('b1')), ...did.reviewed(sha('a1'), [], 2, 'veri2').slice(0, 1)],
      'veri2',
    ],
  ];
  it.each(underWay)('waits for %s', (_, events, run) => {
    expect(next(...events)).toMatchObject({ kind: 'run', run });
  });

  it('goes on when a second try was taken in beside a first', () => {
    const tries = [...did.tried(ONE.id, 'fix01', false), ...did.tried(ONE.id, 'fix02')];
    expect(next(...bothToFix, ...tries)).toMatchObject({ kind: 'judge', item: { subject: ONE.id } });
    const first = [...did.tried(ONE.id, 'fix01'), ...did.judged(ONE.id, 'jud01', false)];
    const second = [...did.tried(ONE.id, 'fix02'), ...did.judged(ONE.id, 'jud02')];
    expect(next(...bothToFix, ...first, ...second)).toMatchObject({ kind: 'commit' });
    const fixed = [...did.tried(ONE.id, 'fix01'), ...did.judged(ONE.id, 'jud01')];
    expect(
      next(
        ...[...bothToFix, ...fixed, did.committed(ONE.id, sha('a1'), START)],
        ...did.tried(two.id, 'fix02'),
      ),
    ).toMatchObject({ kind: 'judge', item: { subject: two.id } });
  });

  it('sends specialists out once more and no third time', () => {
    expect(next(...did.hunted([], { unopened: ['a.js'] }), ...hunt2)).toEqual({ kind: 'pin' });
  });

  it('ends at the last round that is allowed, and says what is left', () => {
    const kept = [...did.hunted([ONE]), ...did.kept(ONE.id), did.closed(1, 0)];
    const file = auditFile({ settings: { ...FILE.settings, max_rounds: 1 } });
    expect(decideMove(file, stateAfter(...kept))).toEqual({
      ...{ kind: 'end', outcome: 'ceiling' },
      why: '1 rounds, and 1 critical or high open; 1 new in round 1',
    });
  });

  it.each(inOrder)('%s', (_, events, move) => {
    expect(next(...events)).toMatchObject(move);
  });

  it('does not ask again about what was deferred or disputed, nor about a reviewer’s findings', () => {
    const two = auditFinding({ id: 'QA-R1-002', fingerprint: 'b'.repeat(64) });
    const kept = [...did.hunted([ONE, two]), ...did.kept(ONE.id, two.id)];
    expect(next(...kept, did.decided('defer', ONE.id))).toMatchObject({ question: { ids: [two.id] } });
    expect(next(...kept, did.decided('defer', ONE.id), did.decided('dispute', two.id))).toEqual({
      kind: 'pin',
    });
  });

  it('asks anew in the next round about what could not be fixed', () => {
    const events = [...TO_FIX, did.pinned(), ...did.baseline(), did.gaveUp(ONE.id), did.closed(1, 0)];
    const second: Untimed[] = [
      { kind: 'round', round: 2, head: START },
      { kind: 'planned', round: 2, stage: 'hunt', run: 'hunt2', subject: '' },
      { kind: 'raised', round: 2, run: 'hunt2', findings: [], rejected: [], gaps: [], unopened: [] },
    ];
    expect(next(...events, ...second)).toMatchObject({
      kind: 'ask',
      question: { kind: 'triage', key: 'triage-R2', ids: [ONE.id] },
    });
  });
});

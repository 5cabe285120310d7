import { describe, expect, it } from 'vitest';
import { decideMove } from './decide-move.ts';
import type { AuditState } from './audit-state.ts';
import type { Move } from './move.ts';
import { foldJournal } from './fold-journal.ts';
import { reviewingMove } from './reviewing-moves.ts';
import {
  auditFile,
  auditFinding,
  did,
  fixedOnce,
  fixesFinding,
  journalOf,
  sha,
  START,
  stateAfter,
  type Told,
} from '../../tests/kit/audit-example.ts';

const FILE = auditFile({ auto: true });

function moveOf(threshold: number, ...events: readonly Told[]): Move | undefined {
  const state = stateAfter(...events);
  const [round] = state.rounds;
  if (round === undefined) throw new Error('no round');
  return reviewingMove({ zero_findings_threshold: threshold }, state, round);
}

describe('reviewingMove', () => {
  const cases: readonly [string, number, readonly Told[], Move | undefined][] = [
    ['nothing was fixed', 50, [...did.hunted(), did.pinned()], undefined],
    ['the fix was taken back', 50, [...fixedOnce(), did.reverted('QA-R1-001', sha('a1'), sha('a2'))], undefined],
    ['no review', 50, fixedOnce(), { kind: 'verify', fromStart: START }],
    ['a review of an older head', 50, [...fixedOnce(), ...did.reviewed(sha('b1'))], { kind: 'verify', fromStart: START }],
    ['a review of the head', 50, [...fixedOnce(), ...did.reviewed(sha('a1'))], undefined],
    ['one line under the threshold', 50, [...fixedOnce(), ...did.reviewed(sha('a1'), [], 49)], undefined],
    ['as many lines as the threshold', 50, [...fixedOnce(), ...did.reviewed(sha('a1'), [], 50)], { kind: 'record', head: sha('a1'), linesChanged: 50 }],
    ['a threshold of one', 1, [...fixedOnce(), ...did.reviewed(sha('a1'), [], 1)], { kind: 'record', head: sha('a1'), linesChanged: 1 }],
    ['a record of this head', 50, [...fixedOnce(), ...did.reviewed(sha('a1'), [], 50), did.recorded(sha('a1'))], undefined],
    ['a record of another head', 50, [...fixedOnce(), ...did.reviewed(sha('a1'), [], 50), did.recorded(sha('b1'))], { kind: 'record', head: sha('a1'), linesChanged: 50 }],
    ['many lines and a finding', 50, [...fixedOnce(), ...did.reviewed(sha('a1'), [fixesFinding()], 500)], undefined],
  ];
  it.each(cases)('%s', (_, threshold, events, move) => {
    expect(moveOf(threshold, ...events)).toEqual(move);
  });
});

/** A small generator of numbers, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Does what a move asks for, with luck deciding how it ends. */
function doIt(move: Move, state: AuditState, luck: () => number, count: () => number): Told[] {
  const round = state.rounds.at(-1)?.round ?? 1;
  const is = (chance: number): boolean => luck() < chance;
  const fresh = (): string => `${count().toString(16).padStart(6, '0')}`.padEnd(40, 'c');
  switch (move.kind) {
    case 'prepare':
      return [{ kind: 'prepared' }];
    case 'start-round':
      return [{ kind: 'round', round: move.round, head: state.head }];
    case 'hunt':
      return [{ kind: 'planned', round, stage: 'hunt', run: `hunt${count()}`, subject: '' }];
    case 'triage':
      return [{ kind: 'planned', round, stage: 'triage', run: `tria${count()}`, subject: '' }];
    case 'fix':
    case 'judge':
      return [{ kind: 'planned', round, stage: move.kind, run: `${move.kind}${count()}`, subject: move.item.subject }];
    case 'verify':
      return [{ kind: 'planned', round, stage: 'verify', run: `veri${count()}`, subject: '' }];
    case 'pin':
      return [{ kind: 'pinned', round, ref: `refs/audit-round-${round}-start`, sha: state.head }];
    case 'ask':
      if (move.question.kind !== 'triage') return [{ kind: 'answered', question: move.question.key, answer: is(0.5) ? 'continue' : 'stop', by: 'user' }];
      return move.question.ids.map((id) => ({ kind: 'decided', ids: [id], decision: is(0.8) ? 'fix' : 'defer', reason: 'x', by: 'user' }));
    case 'test':
      return [{ kind: 'tested', head: move.head, parser: 'tap', status: 0, failures: is(0.2) && move.head !== state.rounds.at(-1)?.head ? ['a test'] : [], unusable: is(0.02) ? 'not found' : null, milliseconds: 1 }];
    case 'commit':
      return [{ kind: 'committed', round, subject: move.item.subject, sha: fresh(), parent: state.head, files: [is(0.7) ? 'src/price.js' : 'tests/price.js'] }];
    case 'give-up':
      return [{ kind: 'given-up', round, subject: move.subject, why: move.why }];
    case 'break':
      return [{ kind: 'broken', round, subject: move.subject, head: state.head, failures: [...move.failures] }];
    case 'revert':
      return [{ kind: 'reverted', round, subject: move.subject, sha: move.sha, by: fresh(), why: move.why }];
    case 'record':
      return [{ kind: 'recorded', round, head: move.head, lines_changed: move.linesChanged }];
    case 'abort':
      return [{ kind: 'aborted', round, code: move.code, why: move.why }];
    case 'aborted':
      return [{ kind: 'retried' }];
    case 'close':
      return [{ kind: 'closed', round, kept: move.kept, fixed: move.fixed }];
    case 'end':
      return [{ kind: 'ended', outcome: move.outcome, why: move.why }];
    case 'run':
      return taken(move, state, round, is, count);
    case 'done':
      return [];
  }
}

function taken({ stage, run, subject }: Extract<Move, { kind: 'run' }>, state: AuditState, round: number, is: (chance: number) => boolean, count: () => number): Told[] {
  const about = { round, run, subject };
  switch (stage) {
    case 'hunt': {
      const findings = is(0.6) ? [1, 2].map(() => auditFinding({ id: `QA-R${round}-${count()}`, round, fingerprint: `${count() % 7}`.repeat(64) })) : [];
      return [{ kind: 'raised', round, run, findings, rejected: [], gaps: is(0.1) ? ['x'] : [], unopened: is(0.1) ? ['a.js'] : [] }];
    }
    case 'triage':
      return [{ kind: 'triaged', round, run, decisions: [...(state.rounds.at(-1)?.untriaged ?? [])].map((id) => ({ id, decision: is(0.8) ? 'keep' : 'reject', reason: 'x', tier: 'confirmed' })) }];
    case 'fix':
      return is(0.8) ? [{ kind: 'attempted', ...about, accepted: true, rule: null, reason: 'x', tree: sha('ee') }] : [{ kind: 'attempted', ...about, accepted: false, rule: null, reason: 'x', tree: null }];
    case 'judge':
      return [{ kind: 'judged', ...about, valid: is(0.8), reason: 'x' }];
    case 'verify': {
      if (is(0.1)) return [{ kind: 'aborted', round, code: 'FAIL-CLOSED', why: 'no reply' }];
      const findings = is(0.4) ? [fixesFinding({ id: `FD-R${round}-${count()}`, round, location: { file: is(0.5) ? 'src/price.js' : 'tests/price.js', lines: [1, 1] } })] : [];
      return [{ kind: 'reviewed', round, run, head: state.head, lines_changed: is(0.5) ? 60 : 2, findings }];
    }
  }
}

describe('whatever happens in an audit', () => {
  it('no round closes past a review of its head that found nothing, and every audit ends', () => {
    const ends = new Set<string>();
    let reviewed = 0;
    for (let seed = 1; seed <= 400; seed += 1) {
      const luck = random(seed);
      let n = 0;
      const count = (): number => (n += 1);
      const events: Told[] = [];
      for (let step = 0; ; step += 1) {
        if (step > 2000) throw new Error(`seed ${seed} does not end: ${JSON.stringify(events.slice(-12))}`);
        const state = foldJournal(START, journalOf(events));
        const move = decideMove(FILE, state);
        if (move.kind === 'done') {
          ends.add(state.ended?.outcome ?? '');
          break;
        }
        if (move.kind === 'close') {
          const round = state.rounds.at(-1);
          const review = round?.reviews.at(-1);
          if (round !== undefined && round.commits.length > 0) {
            reviewed += 1;
            expect([seed, review?.head, review?.ids]).toEqual([seed, state.head, []]);
            expect(review?.linesChanged === 60 && !round.recorded.has(state.head)).toBe(false);
          }
          // Nothing that the reviewer found is left open beside fixes that stand.
          const left = [...state.findings.values()].filter((f) => f.source === 'fix-diff-reviewer' && f.status === 'open');
          expect([seed, left]).toEqual([seed, []]);
          expect(round?.pinned).toBeDefined();
        }
        events.push(...doIt(move, state, luck, count));
      }
    }
    expect(ends).toEqual(new Set(['converged', 'stopped', 'ceiling']));
    expect(reviewed).toBeGreaterThan(100);
  });
});

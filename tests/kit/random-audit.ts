import type { AuditState, RoundState } from '../../src/audit/fold/audit-state.ts';
import { withDependents } from '../../src/audit/built-on.ts';
import type { Move } from '../../src/audit/moves/move.ts';
import { auditFinding, fixesFinding, sha } from './audit-example.ts';
import type { Untimed } from './audit-journal.ts';

/** A small generator of numbers, so that a failure can be repeated. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

/** Does what a move asks for, with luck deciding how it ends. */
export function doIt(move: Move, state: AuditState, luck: () => number, count: () => number): Untimed[] {
  const round = state.rounds.at(-1)?.round ?? 1;
  const is = (chance: number): boolean => luck() < chance;
  const fresh = (): string => count().toString(16).padStart(6, '0').padEnd(40, 'c');
  switch (move.kind) {
    case 'prepare':
      return [{ kind: 'prepared' }];
    case 'start-round':
      return [{ kind: 'round', round: move.round, head: state.head }];
    case 'hunt':
    case 'triage':
    case 'verify': {
      const run = `${move.kind.slice(0, 4)}${count()}`;
      return [{ kind: 'planned', round, stage: move.kind, run, subject: '' }];
    }
    case 'bring':
    case 'try':
    case 'prove':
      throw new Error('this audit is about no review');
    case 'fix':
    case 'judge':
      return [
        {
          kind: 'planned',
          round,
          stage: move.kind,
          run: `${move.kind}${count()}`,
          subject: move.item.subject,
        },
      ];
    case 'pin':
      return [{ kind: 'pinned', round, ref: `refs/audit-round-${round}-start`, sha: state.head }];
    case 'ask':
      if (move.question.kind !== 'triage') {
        const answer = is(0.5) ? 'continue' : 'stop';
        return [{ kind: 'answered', question: move.question.key, answer, by: 'user' }];
      }
      return move.question.ids.map((id) => ({
        kind: 'decided',
        ids: [id],
        decision: is(0.8) ? 'fix' : 'defer',
        reason: 'x',
        by: 'user',
      }));
    case 'test':
      return [
        {
          kind: 'tested',
          head: move.head,
          ...(move.without === undefined ? {} : { without: [...move.without] }),
          parser: 'tap',
          status: 0,
          failures: is(0.2) && move.head !== state.rounds.at(-1)?.head ? ['a test'] : [],
          unusable: is(0.02) ? 'not found' : null,
          milliseconds: 1,
        },
      ];
    case 'commit':
      return [
        {
          kind: 'committed',
          round,
          subject: move.item.subject,
          sha: fresh(),
          parent: state.head,
          files: [is(0.7) ? 'src/price.js' : 'tests/price.js'],
        },
      ];
    case 'break':
      return [
        {
          kind: 'broken',
          round,
          subject: move.subject,
          head: state.head,
          failures: [...move.failures],
          of: move.of,
        },
      ];
    case 'condemn': {
      const gone = withDependents(state, state.rounds.at(-1) as RoundState, move.shas);
      if (move.finding !== undefined && is(0.3))
        return [{ kind: 'left-open', round, subject: move.finding.id, why: move.why }];
      return [
        {
          kind: 'condemned',
          round,
          commits: gone.map(({ sha, subject }) => ({ sha, subject, why: move.why })),
        },
      ];
    }
    case 'check-gone': {
      const run = move.item.attempts.at(-1)?.run ?? '';
      return [{ kind: 'judged', round, subject: move.item.subject, run, valid: false, reason: 'not gone' }];
    }
    case 'give-up':
    case 'leave-open': {
      const kind = move.kind === 'give-up' ? 'given-up' : 'left-open';
      return [{ kind, round, subject: move.subject, why: move.why }];
    }
    case 'revert':
      return [{ kind: 'reverted', round, subject: move.subject, sha: move.sha, by: fresh(), why: move.why }];
    case 'record':
      return [{ kind: 'recorded', round, head: move.head, lines_changed: move.linesChanged }];
    case 'abort':
      return [{ kind: 'aborted', round, code: move.code, why: move.why }];
    case 'aborted':
      return [{ kind: 'retried', chunking: false }];
    case 'close':
      return [{ kind: 'closed', round, kept: move.kept, fixed: move.fixed }];
    case 'end':
      return [{ kind: 'ended', outcome: move.outcome, why: move.why, changed: [] }];
    case 'run':
      return taken(move, state, round, is, count);
    case 'done':
      return [];
  }
}

function taken(
  { stage, run, subject }: Extract<Move, { kind: 'run' }>,
  state: AuditState,
  round: number,
  is: (chance: number) => boolean,
  count: () => number,
): Untimed[] {
  const about = { round, run, subject };
  switch (stage) {
    case 'hunt': {
      const findings = is(0.6)
        ? [1, 2].map(() =>
            auditFinding({ id: `QA-R${round}-${count()}`, round, fingerprint: `${count() % 7}`.repeat(64) }),
          )
        : [];
      return [
        {
          kind: 'raised',
          round,
          run,
          findings,
          rejected: [],
          gaps: is(0.1) ? ['x'] : [],
          unopened: is(0.1) ? ['a.js'] : [],
        },
      ];
    }
    case 'triage':
      return [
        {
          kind: 'triaged',
          round,
          run,
          decisions: [...(state.rounds.at(-1)?.untriaged ?? [])].map((id) => ({
            id,
            decision: is(0.8) ? 'keep' : 'reject',
            reason: 'x',
            tier: 'confirmed',
          })),
        },
      ];
    case 'fix':
      return is(0.8)
        ? [{ kind: 'attempted', ...about, accepted: true, rule: null, reason: 'x', tree: sha('ee') }]
        : [{ kind: 'attempted', ...about, accepted: false, rule: null, reason: 'x', tree: null }];
    case 'judge':
      return [{ kind: 'judged', ...about, valid: is(0.8), reason: 'x' }];
    case 'verify': {
      if (is(0.1)) return [{ kind: 'aborted', round, code: 'FAIL-CLOSED', why: 'no reply' }];
      const findings = is(0.4)
        ? [
            fixesFinding({
              id: `FD-R${round}-${count()}`,
              round,
              location: { file: is(0.5) ? 'src/price.js' : 'tests/price.js', lines: [1, 1] },
            }),
          ]
        : [];
      return [{ kind: 'reviewed', round, run, head: state.head, lines_changed: is(0.5) ? 60 : 2, findings }];
    }
  }
}

import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import { AuditState, currentRound, RoundState, type TestRun } from './audit-state.ts';
import { blockingFinding } from '../blocking-finding.ts';
import { FIXING_FOLDS, type FoldedState, type Folds } from './fold-fixing.ts';
import { foldDecision, foldTriage } from './fold-triage.ts';
import { isNameless, pointKey, runsAt } from '../tests/test-runs.ts';

/** The state of an audit, from its journal alone, so that any session can continue where another stopped. */
export function foldJournal(start: string, journal: readonly JournalEvent[]): AuditState {
  const state = new AuditState(start);
  for (const event of journal) {
    const fold = FOLDS[event.kind] as (event: JournalEvent, to: FoldedState) => void;
    fold(event, {
      state,
      get round() {
        return roundOf(state, event);
      },
    });
  }
  return state;
}

function roundOf(state: AuditState, { kind }: JournalEvent): RoundState {
  const round = currentRound(state);
  if (round !== undefined) return round;
  throw new Error(`the journal has ${kind} before its first round`);
}

const FOLDS: Folds = {
  ...FIXING_FOLDS,
  begun: () => undefined,
  prepared: (_, { state }) => {
    state.prepared = true;
  },
  round: (event, { state }) => {
    state.rounds.push(new RoundState(event));
  },
  answered: ({ question, answer }, { state }) => {
    state.answers.set(question, answer);
  },
  aborted: (event, { state }) => {
    state.aborted = event;
    if (event.code === 'audit/blocking')
      state.findings.set(`BLOCKING-R${event.round}`, blockingFinding(event));
  },
  retried: (event, { state }) => {
    tryAgain(state, event);
  },
  ended: (event, { state }) => {
    state.ended = event;
  },
  finished: (event, { state }) => {
    state.finished = event;
  },
  testing: (event, { state }) => {
    state.testing.set(pointKey(event), event.folder);
    state.underTest = event;
  },
  tested: (event, { state }) => {
    state.tests.set(pointKey(event), [...runsAt(state, event), event]);
    state.underTest = undefined;
  },
  discarded: ({ ref }, { state }) => {
    state.discarded.add(ref);
  },
  raised: ({ gaps, unopened, rejected, findings }, { state, round }) => {
    round.hunts += 1;
    round.gaps.push(...gaps);
    round.unopened = unopened;
    round.rejected.push(...rejected);
    for (const finding of findings) {
      state.findings.set(finding.id, finding);
      round.untriaged.add(finding.id);
    }
  },
  triaged: ({ decisions }, { state, round }) => {
    for (const decision of decisions) foldTriage(state, round, decision);
  },
  decided: (event, { state, round }) => {
    for (const id of event.ids) foldDecision(state, round, id, event);
  },
  closed: (_, { round }) => {
    round.closed = true;
  },
};

/** What stopped the round is tried again; a finding about it has served its purpose. */
function tryAgain(state: AuditState, { chunking }: Extract<JournalEvent, { kind: 'retried' }>): void {
  state.chunking ||= chunking;
  const { code } = state.aborted ?? {};
  state.aborted = undefined;
  for (const [id, finding] of state.findings) if (finding.source === 'tests') state.findings.delete(id);
  if (code !== 'audit/blocking') return;
  // What blocks is recorded for the branch's position, or for the round's start.
  const start = currentRound(state);
  const says = ({ unusable, failures }: TestRun): boolean => unusable === null && !failures.some(isNameless);
  state.tests.delete(state.head);
  state.testing.delete(state.head);
  if (start !== undefined) state.tests.set(start.head, runsAt(state, start).filter(says));
}

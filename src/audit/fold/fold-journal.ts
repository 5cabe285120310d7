import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import { currentRound, type AuditState, type RoundState, type TestRun } from './audit-state.ts';
import { blockingFinding } from '../blocking-finding.ts';
import { foldFixing } from './fold-fixing.ts';
import { foldTree } from './fold-tree.ts';
import { foldDecision, foldTriage } from './fold-triage.ts';
import { isNameless, runsAt } from '../tests/test-runs.ts';

/** The state of an audit, from its journal alone, so that any session can continue where another stopped. */
export function foldJournal(start: string, journal: readonly JournalEvent[]): AuditState {
  const state: AuditState = {
    prepared: false,
    rounds: [],
    findings: new Map(),
    proofs: new Map(),
    triage: new Map(),
    turnedDown: new Set(),
    head: start,
    tests: new Map(),
    testing: new Map(),
    underTest: undefined,
    about: new Map(),
    discarded: new Set(),
    answers: new Map(),
    aborted: undefined,
    ended: undefined,
    finished: undefined,
    chunking: false,
  };
  for (const event of journal) apply(state, event);
  return state;
}

function apply(state: AuditState, event: JournalEvent): void {
  switch (event.kind) {
    case 'begun':
    case 'prepared':
    case 'round':
    case 'answered':
    case 'aborted':
    case 'retried':
    case 'ended':
    case 'finished':
      applyToAudit(state, event);
      return;
    case 'tested':
    case 'testing':
    case 'discarded':
      foldTree(state, event);
      return;
    case 'planned':
    case 'raised':
    case 'triaged':
    case 'decided':
    case 'pinned':
    case 'attempted':
    case 'judged':
    case 'committed':
    case 'gone':
    case 'placed':
    case 'proved':
    case 'given-up':
    case 'broken':
    case 'condemned':
    case 'left-open':
    case 'reverted':
    case 'reviewed':
    case 'recorded':
    case 'closed':
      applyToRound(state, roundOf(state, event), event);
  }
}

function abort(state: AuditState, event: Extract<JournalEvent, { kind: 'aborted' }>): void {
  state.aborted = event;
  if (event.code === 'audit/blocking') state.findings.set(`BLOCKING-R${event.round}`, blockingFinding(event));
}

type WholeKind = 'begun' | 'prepared' | 'round' | 'answered' | 'aborted' | 'retried' | 'ended' | 'finished';
type WholeEvent = Extract<JournalEvent, { kind: WholeKind }>;

function applyToAudit(state: AuditState, event: WholeEvent): void {
  switch (event.kind) {
    case 'begun':
      return;
    case 'prepared':
      state.prepared = true;
      return;
    case 'round':
      state.rounds.push(newRound(event));
      return;
    case 'answered':
      state.answers.set(event.question, event.answer);
      return;
    case 'aborted':
      abort(state, event);
      return;
    case 'retried':
      tryAgain(state, event);
      return;
    case 'ended':
      state.ended = event;
      return;
    case 'finished':
      state.finished = event;
  }
}

function roundOf(state: AuditState, { kind }: JournalEvent): RoundState {
  const round = currentRound(state);
  if (round !== undefined) return round;
  throw new Error(`the journal has ${kind} before its first round`);
}

type RoundEvent = Exclude<JournalEvent, { kind: WholeKind | 'tested' | 'testing' | 'discarded' }>;

function applyToRound(state: AuditState, round: RoundState, event: RoundEvent): void {
  switch (event.kind) {
    case 'raised':
      round.hunts += 1;
      round.gaps.push(...event.gaps);
      round.unopened = event.unopened;
      round.rejected.push(...event.rejected);
      for (const finding of event.findings) {
        state.findings.set(finding.id, finding);
        round.untriaged.add(finding.id);
      }
      return;
    case 'triaged':
      for (const decision of event.decisions) foldTriage(state, round, decision);
      return;
    case 'decided':
      for (const id of event.ids) foldDecision(state, round, id, event);
      return;
    case 'closed':
      round.closed = true;
      return;
    case 'planned':
    case 'pinned':
    case 'attempted':
    case 'judged':
    case 'committed':
    case 'gone':
    case 'placed':
    case 'proved':
    case 'given-up':
    case 'broken':
    case 'condemned':
    case 'left-open':
    case 'reverted':
    case 'reviewed':
    case 'recorded':
      foldFixing(state, round, event);
  }
}

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

function newRound({ round, head, at }: Extract<JournalEvent, { kind: 'round' }>): RoundState {
  return {
    round,
    at,
    head,
    planned: [],
    hunts: 0,
    gaps: [],
    unopened: [],
    untriaged: new Set(),
    kept: new Set(),
    decisions: new Map(),
    rejected: [],
    items: [],
    commits: [],
    gone: new Map(),
    line: [],
    condemned: [],
    leftOpen: new Set(),
    pinned: undefined,
    reviews: [],
    recorded: new Set(),
    closed: false,
  };
}

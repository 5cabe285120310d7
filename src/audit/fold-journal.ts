import type { AuditFinding } from '../contracts/audit-finding.ts';
import type { JournalEvent } from '../contracts/audit-journal.ts';
import { currentRound, isOfFixes, type AuditState, type RoundState } from './audit-state.ts';
import { fingerprintOf } from '../findings/fingerprint.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { foldFixing } from './fold-fixing.ts';
import { bountyOf, penaltyOf } from './bounty.ts';

/** The state of an audit, from its journal alone, so that any session can go on where another stopped. */
export function foldJournal(start: string, journal: readonly JournalEvent[]): AuditState {
  const state: AuditState = {
    prepared: false,
    rounds: [],
    findings: new Map(),
    head: start,
    tests: new Map(),
    testing: new Map(),
    answers: new Map(),
    aborted: undefined,
    ended: undefined,
    finished: undefined,
  };
  for (const event of journal) apply(state, event);
  return state;
}

function apply(state: AuditState, event: JournalEvent): void {
  switch (event.kind) {
    case 'prepared':
      state.prepared = true;
      return;
    case 'round':
      state.rounds.push(newRound(event.round, event.head));
      return;
    case 'tested':
      state.tests.set(event.head, event);
      return;
    case 'testing':
      state.testing.set(event.head, event.folder);
      return;
    case 'aborted':
      state.aborted = event;
      if (event.code === 'audit/blocking') addBlocking(state, event);
      return;
    case 'retried':
      forgetFailure(state);
      return;
    case 'answered':
      state.answers.set(event.question, event.answer);
      return;
    case 'ended':
      state.ended = event;
      return;
    case 'finished':
      state.finished = event;
      return;
    default: {
      const round = currentRound(state);
      if (round === undefined) throw new Error(`the journal has ${event.kind} before its first round`);
      applyToRound(state, round, event);
    }
  }
}

type RoundEvent = Exclude<
  JournalEvent,
  {
    kind:
      'prepared' | 'round' | 'tested' | 'testing' | 'aborted' | 'retried' | 'answered' | 'ended' | 'finished';
  }
>;

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
      for (const decision of event.decisions) applyTriage(state, round, decision);
      return;
    case 'decided':
      for (const id of event.ids) applyDecision(state, round, id, event);
      return;
    case 'closed':
      round.closed = true;
      return;
    case 'planned':
    case 'pinned':
    case 'attempted':
    case 'judged':
    case 'committed':
    case 'given-up':
    case 'broken':
    case 'reverted':
    case 'reviewed':
    case 'recorded':
      foldFixing(state, round, event);
  }
}

function applyTriage(
  state: AuditState,
  round: RoundState,
  { id, decision, of, reason, tier }: Extract<JournalEvent, { kind: 'triaged' }>['decisions'][number],
): void {
  const finding = state.findings.get(id);
  round.untriaged.delete(id);
  if (finding === undefined) return;
  if (decision === 'keep') {
    state.findings.set(id, { ...finding, tier, bounty: bountyOf({ ...finding, tier }) });
    round.kept.add(id);
    return;
  }
  state.findings.delete(id);
  const why = decision === 'duplicate' ? `duplicate of ${of ?? '?'}: ${reason}` : reason;
  const penalty_applied = decision === 'duplicate' ? 0 : penaltyOf(finding);
  round.rejected.push({ id, title: finding.title, agent: finding.agent, reason: why, penalty_applied });
}

function applyDecision(
  state: AuditState,
  round: RoundState,
  id: string,
  { decision, reason }: Extract<JournalEvent, { kind: 'decided' }>,
): void {
  const finding = state.findings.get(id);
  if (finding === undefined) return;
  round.decisions.set(id, decision);
  if (decision === 'fix') {
    state.findings.set(id, { ...finding, status: 'open', reason: null });
    if (!round.items.some((item) => item.subject === id))
      round.items.push({ subject: id, mode: 'apply', failures: [], attempts: [], outcome: 'open' });
  } else {
    state.findings.set(id, { ...finding, status: decision === 'defer' ? 'deferred' : 'disputed', reason });
  }
}

/** What the tests say is a finding too, until the round is tried again. */
function addBlocking(
  state: AuditState,
  { round, why, at }: Extract<JournalEvent, { kind: 'aborted' }>,
): void {
  const id = `BLOCKING-R${round}`;
  state.findings.set(id, {
    id,
    severity: 'critical',
    title: 'BLOCKING: the round cannot go on',
    description: why,
    evidence: 'the output of the test command',
    impact: 'No fix of this round can be trusted.',
    // No file is to blame as far as a program can tell.
    location: { file: '.', lines: [1, 1] },
    instance_fix: 'Make the test command of the configuration run and pass as it did before the round.',
    class_fix: 'None.',
    tier: 'confirmed',
    escape_type: null,
    invariant_ref: null,
    architecture_ref: null,
    source: 'tests',
    agent: 'tests',
    status: 'open',
    bounty: 0,
    round,
    timestamp: at,
    fingerprint: fingerprintOf({ file: '.' as RepoPath, source: 'tests', lines: [why], occurrence: round }),
    reason: null,
  });
}

/** What stopped the round is tried again; a finding about it has had its say. */
function forgetFailure(state: AuditState): void {
  state.aborted = undefined;
  for (const [id, finding] of state.findings) if (finding.source === 'tests') state.findings.delete(id);
  const round = currentRound(state);
  for (const head of [state.head, round?.head ?? state.head]) {
    state.tests.delete(head);
    state.testing.delete(head);
  }
}

function newRound(round: number, head: string): RoundState {
  return {
    round,
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
    pinned: undefined,
    reviews: [],
    recorded: new Set(),
    closed: false,
  };
}

/** Findings that stand and wait for somebody's decision in this round, the worst first. */
export function undecided(state: AuditState, round: RoundState): AuditFinding[] {
  return [...state.findings.values()].filter(
    (finding) =>
      finding.status === 'open' &&
      finding.source === 'audit-specialist' &&
      !isOfFixes(finding) &&
      !round.untriaged.has(finding.id) &&
      !round.decisions.has(finding.id),
  );
}

import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import { fixesAbout } from '../built-on.ts';
import {
  isOfFixes,
  type AuditState,
  type LiveCommit,
  type RoundState,
  type WorkItem,
} from './audit-state.ts';

/** What an event of each kind changes in the state of an audit and of its current round. */
export type Folds = {
  readonly [K in JournalEvent['kind']]: (event: Extract<JournalEvent, { kind: K }>, to: FoldedState) => void;
};
export type FoldedState = { readonly state: AuditState; readonly round: RoundState };

/** What the journal says about a round's fixes: attempts, commits, reverts, reviews. */
export const FIXING_FOLDS = {
  planned: (event, { round }) => {
    const { stage, run, subject, subjects = [subject], idle = [] } = event;
    round.idle.push(...idle);
    round.planned.push({ stage, run, subject, subjects });
    const isShared = event.subjects !== undefined;
    for (const one of subjects) {
      if (stage === 'fix') itemOf(round, one).attempts.push({ run, isShared });
      if (stage === 'judge') lastOf(round, one).judgeRun = run;
    }
  },
  pinned: (event, { round }) => {
    round.pinned = event;
  },
  attempted: (event, { state, round }) => {
    const attempt = lastOf(round, event.subject);
    attempt.checked = event;
    attempt.head = state.head;
  },
  judged: (event, { round }) => {
    lastOf(round, event.subject).judged = event;
  },
  committed: (event, { state, round }) => {
    itemOf(round, event.subject).outcome = 'committed';
    round.commits.push(event);
    round.line.push(event.sha);
    state.head = event.sha;
    setOutcome(state, event.subject, 'fixed', null);
  },
  // It stays fixed as long as that fix is in force.
  gone: ({ subject, by, sha }, { state, round }) => {
    for (const item of round.items) if (item.subject === subject) item.outcome = 'gone';
    round.gone.set(subject, sha);
    setOutcome(state, subject, 'fixed', `it went with the fix of ${by}`);
  },
  placed: (event, { round }) => {
    lastOf(round, event.subject).placed = event;
  },
  proved: ({ subject, proof }, { state, round }) => {
    itemOf(round, subject).outcome = 'proved';
    state.proofs.set(subject, proof);
  },
  broken: ({ subject, failures, of }, { round }) => {
    round.items.push({ ...newItem(subject, 'fix_regression', failures), of });
  },
  'given-up': ({ subject, why }, { state, round }) => {
    itemOf(round, subject).outcome = 'given-up';
    setOutcome(state, subject, 'open', why);
  },
  condemned: ({ commits }, { round }) => {
    round.condemned.push(...commits);
  },
  'left-open': ({ subject, why }, { state, round }) => {
    round.leftOpen.add(subject);
    setOutcome(state, subject, 'open', why);
  },
  reverted: (event, { state, round }) => {
    takeBack(state, round, event);
  },
  reviewed: ({ run, head, lines_changed, findings, about = [] }, { state, round }) => {
    round.reviews.push({ run, head, linesChanged: lines_changed, ids: findings.map(({ id }) => id) });
    for (const { id, commits } of about) state.about.set(id, commits);
    for (const finding of findings) {
      state.findings.set(finding.id, finding);
      round.items.push(newItem(finding.id, 'apply', []));
    }
  },
  recorded: ({ head }, { round }) => {
    round.recorded.add(head);
  },
} satisfies Partial<Folds>;

function newItem(subject: string, mode: WorkItem['mode'], failures: readonly string[]): WorkItem {
  return { subject, mode, failures, attempts: [], outcome: 'open' };
}

function takeBack(
  state: AuditState,
  round: RoundState,
  { sha, by, why }: Extract<JournalEvent, { kind: 'reverted' }>,
): void {
  const at = round.commits.findIndex((commit) => commit.sha === sha);
  const [commit] = at === -1 ? [] : round.commits.splice(at, 1);
  state.head = by;
  round.line.push(by);
  if (commit !== undefined) {
    setOutcome(state, commit.subject, 'open', `its fix was taken back: ${why}`);
    // For a reviewer's finding: the fix that it criticised is back, and must go as well.
    itemOf(round, commit.subject).outcome = 'given-up';
    reopenGone(state, round, commit);
  }
  // The reviewer's remarks about a fix that is gone no longer apply.
  for (const finding of state.findings.values()) {
    if (!isOfFixes(finding) || finding.round !== round.round || finding.status !== 'open') continue;
    if (!hasGround(state, round, finding)) {
      setOutcome(state, finding.id, 'moot', 'the fix it is about was taken back');
      close(round, finding.id);
    }
  }
}

/** When a fix is reverted, what went with it must be fixed on its own. */
function reopenGone(state: AuditState, round: RoundState, { sha, subject: by }: LiveCommit): void {
  for (const item of round.items) {
    if (round.gone.get(item.subject) !== sha) continue;
    round.gone.delete(item.subject);
    item.outcome = 'open';
    setOutcome(state, item.subject, 'open', `it went with the fix of ${by}, which was taken back`);
  }
}

/** Whether a fix that a finding may be about is still in force; a finding about no fix does not depend on one. */
function hasGround(state: AuditState, round: RoundState, finding: AuditFinding): boolean {
  if (state.about.get(finding.id)?.length === 0) return round.commits.length > 0;
  return fixesAbout(state, round, finding).length > 0;
}

function close(round: RoundState, subject: string): void {
  const item = round.items.find((one) => one.subject === subject);
  if (item?.outcome === 'open') item.outcome = 'given-up';
}

/** Sets the outcome of a finding; does nothing for repairs, which have none. */
function setOutcome(
  { findings }: AuditState,
  id: string,
  status: AuditFinding['status'],
  reason: string | null,
): void {
  const finding = findings.get(id);
  if (finding !== undefined) findings.set(id, { ...finding, status, reason });
}

function itemOf({ items, round }: RoundState, subject: string): WorkItem {
  const item = items.find((one) => one.subject === subject);
  if (item !== undefined) return item;
  throw new Error(`the journal of round ${round} names ${subject}, which nobody was to fix`);
}

function lastOf(round: RoundState, subject: string): WorkItem['attempts'][number] {
  const attempt = itemOf(round, subject).attempts.at(-1);
  if (attempt !== undefined) return attempt;
  throw new Error(`the journal of round ${round.round} judges ${subject} before it was tried`);
}

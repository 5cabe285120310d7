import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import { fixesAbout } from '../built-on.ts';
import { foldGone, reopenGone } from './fold-gone.ts';
import { setOutcome } from './settle.ts';
import { isOfFixes, type AuditState, type RoundState, type WorkItem } from './audit-state.ts';

type FixingEvent = Extract<
  JournalEvent,
  {
    kind:
      | 'planned'
      | 'pinned'
      | 'attempted'
      | 'judged'
      | 'committed'
      | 'gone'
      | 'placed'
      | 'proved'
      | 'given-up'
      | 'broken'
      | 'condemned'
      | 'left-open'
      | 'reverted'
      | 'reviewed'
      | 'recorded';
  }
>;

/** What the journal says about a round's fixes: attempts, commits, reverts, reviews. */
export function foldFixing(state: AuditState, round: RoundState, event: FixingEvent): void {
  switch (event.kind) {
    case 'planned':
      addPlanned(round, event);
      return;
    case 'pinned':
      round.pinned = event;
      return;
    case 'attempted':
      lastOf(round, event.subject).checked = event;
      lastOf(round, event.subject).head = state.head;
      return;
    case 'judged':
      lastOf(round, event.subject).judged = event;
      return;
    case 'committed':
      addCommit(state, round, event);
      return;
    case 'gone':
      foldGone(state, round, event);
      return;
    case 'placed':
      lastOf(round, event.subject).placed = event;
      return;
    case 'proved':
      itemOf(round, event.subject).outcome = 'proved';
      state.proofs.set(event.subject, event.proof);
      return;
    case 'broken':
      round.items.push({ ...newItem(event.subject, 'fix_regression', event.failures), of: event.of });
      return;
    case 'given-up':
    case 'condemned':
    case 'left-open':
    case 'reverted':
    case 'reviewed':
    case 'recorded':
      foldJudged(state, round, event);
  }
}

function addPlanned(round: RoundState, event: Extract<FixingEvent, { kind: 'planned' }>): void {
  const { stage, run, subject, subjects = [subject] } = event;
  round.planned.push({ stage, run, subject, subjects });
  const isShared = event.subjects !== undefined;
  for (const one of subjects) {
    if (stage === 'fix') itemOf(round, one).attempts.push({ run, isShared });
    if (stage === 'judge') lastOf(round, one).judgeRun = run;
  }
}

type JudgedEvent = Extract<
  FixingEvent,
  { kind: 'given-up' | 'condemned' | 'left-open' | 'reverted' | 'reviewed' | 'recorded' }
>;

function foldJudged(state: AuditState, round: RoundState, event: JudgedEvent): void {
  switch (event.kind) {
    case 'given-up':
      itemOf(round, event.subject).outcome = 'given-up';
      setOutcome(state, event.subject, 'open', event.why);
      return;
    case 'condemned':
      round.condemned = [...round.condemned, ...event.commits];
      return;
    case 'left-open':
      round.leftOpen.add(event.subject);
      setOutcome(state, event.subject, 'open', event.why);
      return;
    case 'reverted':
      takeBack(state, round, event);
      return;
    case 'reviewed':
      addReview(state, round, event);
      return;
    case 'recorded':
      round.recorded.add(event.head);
  }
}

function addCommit(
  state: AuditState,
  round: RoundState,
  event: Extract<FixingEvent, { kind: 'committed' }>,
): void {
  itemOf(round, event.subject).outcome = 'committed';
  round.commits.push(event);
  round.line.push(event.sha);
  state.head = event.sha;
  setOutcome(state, event.subject, 'fixed', null);
}

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

/** Whether a fix that a finding may be about is still in force; a finding about no fix does not depend on one. */
function hasGround(state: AuditState, round: RoundState, finding: AuditFinding): boolean {
  if (state.about.get(finding.id)?.length === 0) return round.commits.length > 0;
  return fixesAbout(state, round, finding).length > 0;
}

function addReview(
  state: AuditState,
  round: RoundState,
  { run, head, lines_changed, findings, about = [] }: Extract<JournalEvent, { kind: 'reviewed' }>,
): void {
  round.reviews.push({ run, head, linesChanged: lines_changed, ids: findings.map(({ id }) => id) });
  for (const { id, commits } of about) state.about.set(id, commits);
  for (const finding of findings) {
    state.findings.set(finding.id, finding);
    round.items.push(newItem(finding.id, 'apply', []));
  }
}

function close(round: RoundState, subject: string): void {
  const item = round.items.find((one) => one.subject === subject);
  if (item?.outcome === 'open') item.outcome = 'given-up';
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

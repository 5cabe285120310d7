import { baselineMove, brokenMove } from './broken-moves.ts';
import { NO_REPLY } from '../../steps/unanswered.ts';
import { fixesAbout } from '../built-on.ts';
import {
  isOfFixes,
  lastAttempt,
  type AuditState,
  type RoundState,
  type WorkItem,
} from '../fold/audit-state.ts';
import type { AuditKind } from '../../contracts/vocabulary.ts';
import { MAX_ATTEMPTS, MAX_REVIEWS, MAX_REVIEWS_OF_FIX, type Move } from './move.ts';
import { nextItem, testsAreDue } from '../pages/item-order.ts';
import { attemptBefore, hasNews, isExplained } from '../pages/news-since.ts';
import { findingsSharingCall } from '../claims/shared-call.ts';

/** The next step until every fix of the round is settled and the tests are as they were, or better. */
export function fixingMove(state: AuditState, round: RoundState, preset?: AuditKind): Move | undefined {
  const condemned = condemnedMove(round);
  if (condemned !== undefined) return condemned;
  const item = nextItem(state, round);
  if (item === undefined && round.commits.length === 0) return undefined;
  const baseline = baselineMove(state, round);
  if (baseline !== undefined) return baseline;
  if (item !== undefined) {
    const broken = testsAreDue(state, round, item) ? brokenMove(state, round) : undefined;
    return broken ?? endlessMove(state, round, item, preset) ?? itemMove(state, round, item);
  }
  return unresolvedMove(state, round, preset) ?? brokenMove(state, round);
}

/** Reverts come before anything else. */
function condemnedMove({ condemned, commits }: RoundState): Move | undefined {
  const next = condemned.find(({ sha }) => commits.some((commit) => commit.sha === sha));
  return next === undefined ? undefined : { kind: 'revert', ...next };
}

/** Fixes that every review criticises are not repaired for ever. */
function endlessMove(
  state: AuditState,
  round: RoundState,
  { subject }: WorkItem,
  preset?: AuditKind,
): Move | undefined {
  const finding = state.findings.get(subject);
  const most = preset === 'fix' ? MAX_REVIEWS_OF_FIX : MAX_REVIEWS;
  if (finding === undefined || !isOfFixes(finding) || round.reviews.length < most) return undefined;
  return {
    kind: 'give-up',
    subject,
    why: `${round.reviews.length} reviews of this round's fixes found fault`,
  };
}

function itemMove(state: AuditState, round: RoundState, item: WorkItem): Move {
  const attempt = lastAttempt(item);
  const { checked, judged } = attempt ?? {};
  if (checked?.gone !== undefined && judged === undefined)
    return { kind: 'check-gone', item, by: checked.gone };
  if (checked?.accepted === true && judged === undefined) return { kind: 'judge', item };
  if (checked?.accepted === true && judged?.valid === true && checked.tree !== null)
    return { kind: 'commit', item, tree: checked.tree };
  const explained = explainedMove(state, round, item);
  if (explained !== undefined) return explained;
  if (attempt === undefined) {
    const others = findingsSharingCall(state, round, item);
    return others.length === 0 ? { kind: 'fix', item } : { kind: 'fix', item, others };
  }
  if (ownAttempts(item) < mostAttempts(state, round, item)) return { kind: 'fix', item };
  const why = judged?.reason ?? checked?.reason ?? NO_REPLY;
  return {
    kind: 'give-up',
    subject: item.subject,
    why: `${item.attempts.length} attempts came to nothing, the last: ${why}`,
  };
}

/** Attempts in calls of its own: attempts in shared calls do not count against the limit. */
export function ownAttempts({ attempts }: WorkItem): number {
  return attempts.filter(({ isShared }) => !isShared).length;
}

/** An item that an earlier round has tried to the limit is tried once more, because of the last remarks about it. */
export function mostAttempts(state: AuditState, round: RoundState, item: WorkItem): number {
  const before = attemptBefore(state, round, item);
  const isOld = before !== undefined && !hasNews(state, before, item);
  return item.mode === 'apply' && !isOld ? MAX_ATTEMPTS : 1;
}

/** An executor that explains why it cannot be done is not asked again until something new is known. */
function explainedMove(state: AuditState, round: RoundState, item: WorkItem): Move | undefined {
  const { subject } = item;
  const [last, before] = [lastAttempt(item), attemptBefore(state, round, item)];
  if (last !== undefined && isExplained(last))
    return { kind: 'give-up', subject, why: last.checked?.reason ?? '' };
  if (last !== undefined || before === undefined || !isExplained(before) || hasNews(state, before, item))
    return undefined;
  const why = `nothing has changed since ${before.checked?.reason ?? ''}`;
  return { kind: 'give-up', subject, why };
}

/**
 * What the reviewer found and nobody could fix: the fixes that it is about are reverted, or it stays open, whichever loses
 * less. A fix of a review's finding does not stay with a known fault: if it is about no fix, all are reverted.
 */
function unresolvedMove(state: AuditState, round: RoundState, preset?: AuditKind): Move | undefined {
  const unresolved = round.items
    .filter(({ outcome, subject }) => outcome === 'given-up' && !round.leftOpen.has(subject))
    .flatMap(({ subject }) => state.findings.get(subject) ?? [])
    .find((finding) => isOfFixes(finding) && finding.status === 'open');
  if (unresolved === undefined) return undefined;
  const { id, title } = unresolved;
  const why = `${id} could not be mended: ${title}`;
  const shas = fixesAbout(state, round, unresolved);
  if (preset === 'fix') {
    const all = round.commits.map(({ sha }) => sha);
    return { kind: 'condemn', shas: shas.length > 0 ? shas : all, why, finding: undefined };
  }
  if (shas.length > 0) return { kind: 'condemn', shas, why, finding: unresolved };
  return { kind: 'leave-open', subject: id, why: `it could not be mended, and no fix of the round made it` };
}

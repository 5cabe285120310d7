import { lastAttempt, type AuditState, type RoundState, type WorkItem } from '../fold/audit-state.ts';
import { areTestsQuick } from '../tests/test-runs.ts';

/** The next open item: what an executor is working on, then repairs, then what waits for its commit, then file by file. */
export function nextItem(state: AuditState, { items }: RoundState): WorkItem | undefined {
  const open = items.filter(({ outcome }) => outcome === 'open');
  const files = items.map((item) => fileOf(state, item.subject));
  const place = (item: WorkItem): number => files.indexOf(fileOf(state, item.subject));
  return (
    open.find(isUnderWay) ??
    open.find(({ mode }) => mode === 'fix_regression') ??
    open.find(isReady) ??
    open.toSorted((a, b) => place(a) - place(b))[0]
  );
}

/**
 * Whether the tests should run before this item: after each fix if they are quick, so that the culprit is known at once, else
 * after the last fix of a file.
 */
export function testsAreDue(state: AuditState, round: RoundState, item: WorkItem): boolean {
  const last = round.commits.at(-1);
  if (round.line.length === 0 || item.mode === 'fix_regression' || isUnderWay(item)) return false;
  if (areTestsQuick(state, round) || last?.sha !== round.line.at(-1)) return true;
  return fileOf(state, last?.subject ?? '') !== fileOf(state, item.subject);
}

/** Its work tree holds an executor's uncommitted work, or it is to be tried again at once. */
function isUnderWay(item: WorkItem): boolean {
  const last = lastAttempt(item);
  if (last === undefined) return false;
  return !last.isShared || (last.checked?.accepted !== false && last.judged === undefined);
}

/** Made in a shared call, and judged valid: it is no longer in any work tree, and is committed by itself. */
function isReady(item: WorkItem): boolean {
  const { isShared, checked, judged } = lastAttempt(item) ?? {};
  return isShared === true && checked?.accepted === true && judged?.valid === true;
}

/** Undefined for a repair. */
function fileOf({ findings }: AuditState, subject: string): string | undefined {
  return findings.get(subject)?.location.file;
}

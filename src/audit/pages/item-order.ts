import { lastAttempt, type AuditState, type RoundState, type WorkItem } from '../fold/audit-state.ts';
import { areQuick } from '../tests/test-runs.ts';

/** The open item that comes next: what an executor is at, then repairs, then what waits for its commit, then file by file. */
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
 * Whether the tests are to be looked at before this item: after each fix where they are quick, so that the culprit is
 * known at once, else after the last fix of a file.
 */
export function testsAreDue(state: AuditState, round: RoundState, item: WorkItem): boolean {
  const last = round.commits.at(-1);
  if (round.line.length === 0 || item.mode === 'fix_regression' || isUnderWay(item)) return false;
  if (areQuick(state, round) || last?.sha !== round.line.at(-1)) return true;
  return fileOf(state, last?.subject ?? '') !== fileOf(state, item.subject);
}

/** Its work tree holds what an executor has made, and nobody has committed; or it is to be tried again at once. */
function isUnderWay(item: WorkItem): boolean {
  const last = lastAttempt(item);
  if (last === undefined) return false;
  return !last.isShared || (last.checked?.accepted !== false && last.judged === undefined);
}

/** Made in a call that it shared, and judged valid: it stands in no work tree any more, and is committed by itself. */
function isReady(item: WorkItem): boolean {
  const { isShared, checked, judged } = lastAttempt(item) ?? {};
  return isShared === true && checked?.accepted === true && judged?.valid === true;
}

/** Undefined of a repair. */
function fileOf({ findings }: AuditState, subject: string): string | undefined {
  return findings.get(subject)?.location.file;
}

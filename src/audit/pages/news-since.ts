import type { Attempt, AuditState, RoundState, WorkItem } from '../fold/audit-state.ts';

/**
 * An executor has looked at it by itself, changed nothing and explained why. It is asked again only if something new is known.
 */
export function isExplained({ isShared, checked }: Attempt): boolean {
  return !isShared && checked?.explained === true;
}

/** The last attempt at a finding in the rounds before this one. */
export function attemptBefore(
  { rounds }: Pick<AuditState, 'rounds'>,
  { round }: RoundState,
  { subject }: WorkItem,
): Attempt | undefined {
  return rounds
    .filter((one) => one.round < round)
    .flatMap(({ items }) => items.filter((item) => item.subject === subject))
    .flatMap(({ attempts }) => attempts)
    .at(-1);
}

/**
 * Whether anything has happened since an attempt at a finding that an executor could use: the user wants it, its fix was made
 * and reverted, or its file was changed.
 */
export function hasNews(
  { rounds, findings }: Pick<AuditState, 'rounds' | 'findings'>,
  { head, judged }: Attempt,
  { subject, isWanted }: WorkItem,
): boolean {
  const line = rounds.flatMap((round) => round.line);
  const since = line.slice(head === undefined ? 0 : line.lastIndexOf(head) + 1);
  const file = findings.get(subject)?.location.file ?? '';
  const commits = rounds.flatMap((round) => round.commits);
  return (
    isWanted === true ||
    judged?.valid === true ||
    commits.some(({ sha, files }) => since.includes(sha) && files.includes(file))
  );
}

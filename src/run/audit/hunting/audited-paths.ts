import type { AuditFile } from '../../../contracts/audit-files.ts';
import type { JournalEvent } from '../../../contracts/audit-journal.ts';
import type { RepoPath } from '../../../kernel/repo-path.ts';

/** Files that fixes of the audit changed so far, taken back or not. */
export function fixedPaths(journal: readonly JournalEvent[]): RepoPath[] {
  return [
    ...new Set(journal.flatMap((event) => (event.kind === 'committed' ? event.files : [])) as RepoPath[]),
  ];
}

/** What findings may stand in: the scope as it was asked for, and what fixes changed since. */
export function auditedPaths({ files }: AuditFile, journal: readonly JournalEvent[]): Set<RepoPath> {
  return new Set([...files.map(({ path }) => path as RepoPath), ...fixedPaths(journal)]);
}

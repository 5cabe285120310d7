import type { AuditFile } from '../../contracts/files/audit-files.ts';
import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import { isTestFile } from '../../audit/tests/test-file.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';

/** Files changed by fixes that were not reverted. */
export function fixedPaths(journal: readonly JournalEvent[]): RepoPath[] {
  const back = new Set(journal.flatMap((event) => (event.kind === 'reverted' ? [event.sha] : [])));
  return changedBy(journal, (sha) => !back.has(sha));
}

/** The files that findings may be in: the scope as asked for, and what fixes changed since, reverted or not. */
export function auditedPaths({ files }: AuditFile, journal: readonly JournalEvent[]): Set<RepoPath> {
  return new Set([...files.map(({ path }) => path as RepoPath), ...changedBy(journal, () => true)]);
}

/**
 * The files that specialists examine: the scope as asked for, and what fixes changed, unless reverted. Tests are left
 * out: those that fixes added are run, and the fix reviewer has read them.
 */
export function huntedPaths({ files }: AuditFile, journal: readonly JournalEvent[]): Set<RepoPath> {
  const asked = files.map(({ path }) => path as RepoPath);
  return new Set([...asked, ...fixedPaths(journal).filter((path) => !isTestFile(path))]);
}

function changedBy(journal: readonly JournalEvent[], isInForce: (sha: string) => boolean): RepoPath[] {
  const files = journal.flatMap((event) =>
    event.kind === 'committed' && isInForce(event.sha) ? event.files : [],
  );
  return [...new Set(files)] as RepoPath[];
}

import { commitSeen } from '../audit/claims/seen-at.ts';
import type { AuditFinding } from '../contracts/replies/audit-finding.ts';
import { carriedPlaces, type ListedLines } from '../gather/carried-places.ts';
import type { KnownFinding } from '../packets/texts/audit-facts.ts';
import type { Audit } from './stored/open-audit.ts';

/**
 * Findings with the lines at which they stand at a commit: fixes have moved what was seen before them. Lines are null of a
 * file that is gone.
 */
export async function findingsAt(
  { home, state }: Pick<Audit, 'home' | 'state'>,
  findings: readonly AuditFinding[],
  commit: string,
): Promise<KnownFinding[]> {
  const carriers = new Map<string, Promise<(place: ListedLines) => ListedLines | undefined>>();
  return Promise.all(
    findings.map(async (finding): Promise<KnownFinding> => {
      const seen = commitSeen(state, finding);
      if (seen === undefined) return finding;
      const carrier = carriers.get(seen) ?? carriedPlaces(home, seen, commit);
      carriers.set(seen, carrier);
      const location = (await carrier)(finding.location);
      return { ...finding, location: location ?? { file: finding.location.file, lines: null } };
    }),
  );
}

/** The same where a place is needed: of a file that is gone, the one where it was seen. */
export async function placedAt<F extends AuditFinding>(
  audit: Pick<Audit, 'home' | 'state'>,
  finding: F,
  commit: string,
): Promise<F> {
  const [placed] = await findingsAt(audit, [finding], commit);
  const { file, lines } = placed?.location ?? finding.location;
  return lines === null ? finding : { ...finding, location: { file, lines } };
}

import { isOfFixes } from '../audit/fold/audit-state.ts';
import type { AuditFinding } from '../contracts/replies/audit-finding.ts';
import { carriedPlaces, type ListedLines } from '../gather/carried-places.ts';
import type { KnownFinding } from '../packets/texts/audit-facts.ts';
import type { Audit } from './stored/open-audit.ts';

/**
 * Findings with their lines at a commit: fixes have moved code since the findings were seen. Lines are null when the file
 * is gone.
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

/** The same for callers that need a place: when the file is gone, the place where the finding was seen. */
export async function placedAt<F extends AuditFinding>(
  audit: Pick<Audit, 'home' | 'state'>,
  finding: F,
  commit: string,
): Promise<F> {
  const [placed] = await findingsAt(audit, [finding], commit);
  const { file, lines } = placed?.location ?? finding.location;
  return lines === null ? finding : { ...finding, location: { file, lines } };
}

/** The commit that a finding's line numbers refer to: where its specialist or the fix reviewer looked. */
function commitSeen({ rounds }: Audit['state'], finding: AuditFinding): string | undefined {
  const round = rounds.find((one) => one.round === finding.round);
  if (!isOfFixes(finding)) return round?.head;
  return round?.reviews.find(({ ids }) => ids.includes(finding.id))?.head;
}

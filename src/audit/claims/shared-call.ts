import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { isOfFixes, type AuditState, type RoundState, type WorkItem } from '../fold/audit-state.ts';
import { MAX_SHARED } from '../moves/move.ts';

/**
 * Findings that are fixed in the same call as this one: in the same file, never tried, and on lines that do not touch. Whether
 * the fixes are separate as well shows once they are made.
 */
export function findingsSharingCall(state: AuditState, round: RoundState, item: WorkItem): WorkItem[] {
  const first = placeOf(state, item);
  if (first === undefined || !isNew(item)) return [];
  const taken = [first];
  const others: WorkItem[] = [];
  for (const other of round.items) {
    const place = placeOf(state, other);
    if (other === item || !isNew(other) || place === undefined) continue;
    if (place.file !== first.file || place.isOfFixes !== first.isOfFixes) continue;
    if (others.length + 1 >= MAX_SHARED || taken.some((one) => touch(one.lines, place.lines))) continue;
    taken.push(place);
    others.push(other);
  }
  return others;
}

function isNew({ mode, outcome, attempts }: WorkItem): boolean {
  return mode === 'apply' && outcome === 'open' && attempts.length === 0;
}

/** Undefined for a repair. */
function placeOf({ findings }: AuditState, { subject }: WorkItem) {
  const finding = findings.get(subject);
  return finding === undefined ? undefined : { ...finding.location, isOfFixes: isOfFixes(finding) };
}

/** Each finding with the first one of the same file that it overlaps or touches, directly or by way of others: they get one fix. */
export function leaders(findings: readonly Pick<AuditFinding, 'id' | 'location'>[]): Map<string, string> {
  const leads = new Map<string, string>();
  const group = (first: string, { location: { file, lines } }: (typeof findings)[number]): void => {
    for (const other of findings) {
      if (leads.has(other.id) || other.location.file !== file || !touch(lines, other.location.lines))
        continue;
      leads.set(other.id, first);
      group(first, other);
    }
  };
  for (const finding of findings) if (!leads.has(finding.id)) group(finding.id, finding);
  return leads;
}

type Lines = readonly [first: number, last: number];

/** Whether there is no line between them. */
function touch(one: Lines, other: Lines): boolean {
  return one[0] <= other[1] + 1 && other[0] <= one[1] + 1;
}

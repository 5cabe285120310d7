import type { ReportFinding } from '../../contracts/files/report.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import {
  isGraveGroup,
  isStillThere,
  type DropReason,
  type MergedFinding,
  type RememberedFinding,
  type ScoredFinding,
} from '../../findings/lifecycle.ts';
import type { Dropped } from '../../kernel/sifted.ts';
import type { AnyDrop } from '../../report/build/listed-findings.ts';
import { pathOfHunk } from '../../packets/hunks/hunk-keys.ts';
import type { CarriedHunk } from '../../report/build/coverage.ts';
import { isUnplaced, isUnproven } from '../../report/build/tally.ts';
import type { Memory, Past } from './memory.ts';

/** Scored findings, and those that were not kept. */
export type Scores = {
  readonly kept: readonly ScoredFinding[];
  readonly dropped: readonly Dropped<MergedFinding, DropReason>[];
};

/** The scores that findings had in the previous run. No agent is asked about them, and none is forgotten. */
export function carriedScores(
  stillOpen: readonly RememberedFinding[],
  { max_findings: cap }: { readonly max_findings: number },
): Scores {
  const kept: ScoredFinding[] = [];
  const dropped: Dropped<MergedFinding, DropReason>[] = [];
  for (const { finding, group, score } of stillOpen) {
    if (score !== null && group !== 'unscored' && group !== 'not-scored') {
      kept.push({ ...finding, score, group });
    } else {
      dropped.push({ value: finding, reason: reasonOf(group, cap) });
    }
  }
  return { kept, dropped };
}

function reasonOf(group: RememberedFinding['group'], cap: number): DropReason {
  if (group === 'not-scored') return { kind: 'not_scored', cap };
  return { kind: 'unscored', why: 'it had none in the previous run, and nothing there has changed' };
}

/** What a complete run leaves to the next one: which run reviewed each hunk, and every finding to follow. */
export function memoryOf(
  run: string,
  { keys, carried }: Past,
  reviewed: readonly CarriedHunk[],
  findings: readonly RememberedFinding[],
): Memory {
  const names = new Set(reviewed.map(({ lens, hunk }) => nameOf(lens, hunk)));
  const here = keys.filter(({ lens, hunk }) => names.has(nameOf(lens, hunk)));
  return { shape: 1, reviewed: [...here.map((key) => ({ ...key, run })), ...carried], findings };
}

/**
 * Leaves out hunks of files in which a reviewer claimed something grave without proof, or in which an earlier finding was
 * not confirmed now. Nothing else remembers these doubts, so the file is reviewed again. When the doubt is about a file
 * outside the change, all hunks of that lens are left out.
 */
export function withoutDoubtful(
  reviewed: readonly CarriedHunk[],
  dropped: readonly AnyDrop[],
): CarriedHunk[] {
  const paths = new Set<string>(reviewed.map(({ hunk }) => pathOfHunk(hunk)));
  const doubts = dropped
    .filter((one) => isUnplaced(one) || isUnproven(one) || isUnconfirmed(one))
    .map(({ value: { lens, claim } }) => ({ lens, file: claim.file }));
  return reviewed.filter(
    ({ lens, hunk }) =>
      !doubts.some((one) => one.lens === lens && (one.file === pathOfHunk(hunk) || !paths.has(one.file))),
  );
}

function isUnconfirmed({ value, reason }: AnyDrop): boolean {
  const isKnown = 'witnesses' in value && (value.open ?? value.foundIn) !== undefined;
  return isKnown && isStillThere(reason);
}

const nameOf = (lens: Lens, hunk: string): string => `${lens} ${hunk}`;

/** What people have accepted, with the group and score it had before. */
export function dismissed(dropped: readonly AnyDrop[]): RememberedFinding[] {
  return dropped.flatMap(({ value: finding, reason }) => {
    if (reason.kind !== 'suppressed' || !('witnesses' in finding)) return [];
    const { group = 'unscored', score = null } = finding.open ?? {};
    return [{ finding, group, score, dismissed: true as const }];
  });
}

/** The listed findings with everything known about them. Throws when one is in neither of the two lists it must come from. */
export function rememberListed(
  listed: readonly ReportFinding[],
  scored: readonly ScoredFinding[],
  dropped: readonly AnyDrop[],
): RememberedFinding[] {
  const known = new Map<string, MergedFinding>();
  for (const finding of [...scored, ...dropped.flatMap(({ value, reason }) => listable(value, reason))]) {
    known.set(finding.fingerprint, finding);
  }
  return listed.map(({ fingerprint, group, score }) => {
    const finding = known.get(fingerprint);
    if (finding === undefined) throw new Error(`finding ${fingerprint} is listed but unknown`);
    const isMinorNow = group === 'minor' && isGraveGroup(finding.open?.group);
    const { unconfirmed: _, ...judged } = finding;
    return (isMinorNow ? asBefore(finding) : undefined) ?? { finding: judged, group, score };
  });
}

// Two reviews, each with a scorer that quotes something against the finding: one scorer alone may be careless. A person
// may accept the finding at any time.
const SETTLED_AFTER = 2;

/**
 * Findings that are still there but were not confirmed by this review, as they were before it. Dropped once
 * `SETTLED_AFTER` reviews agree.
 */
export function stillUnconfirmed(dropped: readonly AnyDrop[]): RememberedFinding[] {
  return dropped.flatMap((drop) => {
    const { value } = drop;
    if (!isUnconfirmed(drop) || !('witnesses' in value)) return [];
    return value.open?.group === 'minor' ? [] : (asBefore(value) ?? []);
  });
}

function asBefore(finding: MergedFinding): RememberedFinding | undefined {
  const unconfirmed = (finding.unconfirmed ?? 0) + 1;
  if (unconfirmed >= SETTLED_AFTER) return undefined;
  const { open } = finding;
  const still = { ...finding, unconfirmed };
  return open === undefined
    ? { finding: still, group: 'unscored', score: null, pending: true }
    : { finding: still, group: open.group, score: open.score };
}

/** A dropped finding is listed only for these reasons. For others its fingerprint may belong to another finding. */
function listable(value: AnyDrop['value'], { kind }: DropReason): MergedFinding[] {
  const isListed = kind === 'unscored' || kind === 'not_scored';
  return isListed && 'witnesses' in value ? [value] : [];
}

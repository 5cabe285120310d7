import { ifAny } from '../../kernel/if-any.ts';
import { isGraver } from '../../contracts/severity-rank.ts';
import type { World } from '../../evidence/world.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Dropped } from '../../kernel/sifted.ts';
import { nextFingerprint } from '../fingerprint.ts';
import {
  isGraveGroup,
  severityOf,
  type DropReason,
  type MergedFinding,
  type RememberedFinding,
} from '../lifecycle.ts';
import { mayBeSameClaim } from '../accepted/same-claim.ts';
import { findAgain } from './find-again.ts';

/** What happened to the findings of the previous run and to those raised now, before scoring. None of them disappears. */
export type Followed = {
  /** Raised in this run, marked as open if they were known before. */
  readonly raised: readonly MergedFinding[];
  /** For the scorer: known before, reviewed again and not raised again, or never scored because it was dismissed. */
  readonly toConfirm: readonly MergedFinding[];
  /** Known before, in hunks that are carried over: they keep their group and score. */
  readonly stillOpen: readonly RememberedFinding[];
  readonly dropped: readonly Dropped<MergedFinding, DropReason>[];
};

export type Following = {
  readonly past: readonly RememberedFinding[];
  /** The previous run. */
  readonly run: string;
  readonly raised: readonly MergedFinding[];
  readonly world: World;
  /** Changed files that are new or different since the previous run. */
  readonly appeared?: readonly RepoPath[];
  /** Whether the hunk of a finding is carried over for its lens. */
  readonly isCarried: (finding: MergedFinding) => boolean;
};

/**
 * Follows every finding that the previous run listed, each to exactly one place.
 *
 * If a finding is raised again, the new one counts and is open. If nobody reviewed its hunk again, it keeps its score. If
 * another lens raises it there, or raises a claim that was merged into it, the old one stays and the new one is a duplicate,
 * unless the old one was minor or unscored: then it is scored again.
 */
export function followFindings(following: Following): Followed {
  const { past, run, raised, world, appeared, isCarried } = following;
  const dropped: Dropped<MergedFinding, DropReason>[] = [];
  const standing: Standing[] = [];
  for (const one of past) {
    const finding = marked(one, run);
    const found = findAgain(finding, world, appeared);
    if ('drop' in found) dropped.push({ value: finding, reason: found.drop });
    else standing.push({ ...one, finding: found.keep, carried: isSettled(finding) && isCarried(found.keep) });
  }
  const pairs = pairUp(
    standing.map(({ finding }) => finding),
    raised,
  );
  const kept: MergedFinding[] = [];
  for (const finding of raised) {
    const known =
      standing.find((one) => pairs.get(one.finding) === finding) ??
      standing.find((one) => keepsItsScore(one) && isWitnessOf(one.finding, finding));
    if (known !== undefined && keepsItsScore(known)) {
      dropped.push({ value: finding, reason: duplicateOf(known.finding) });
      continue;
    }
    if (known === undefined) {
      kept.push(finding);
      continue;
    }
    const { open, foundIn, unconfirmed } = known.finding;
    kept.push({ ...finding, ...ifAny({ open, foundIn, unconfirmed }) });
    dropped.push({ value: known.finding, reason: raisedAgain(finding) });
  }
  const left = standing.filter((one) => !pairs.has(one.finding) || keepsItsScore(one));
  const distinct = withOwnFingerprints(left, new Set(kept.map(({ fingerprint }) => fingerprint)));
  return {
    raised: kept,
    toConfirm: distinct.filter((one) => !keepsItsPlace(one)).map(({ finding }) => finding),
    stillOpen: distinct.filter(keepsItsPlace).map(({ finding, group, score }) => ({ finding, group, score })),
    dropped,
  };
}

/** What the previous review did not confirm goes to the scorer again, wherever it is. */
const isSettled = ({ unconfirmed }: MergedFinding): boolean => unconfirmed === undefined;

type Standing = RememberedFinding & { readonly carried: boolean };

/**
 * A finding that no complete report has shown is not open. What was dismissed under its still earlier name stays dismissed by
 * that name for as long as the suppression holds.
 */
function marked(
  { finding, group, score, dismissed, pending }: RememberedFinding,
  run: string,
): MergedFinding {
  if (pending === true) return finding;
  const { since = run, fingerprint: earlier = finding.fingerprint } = finding.open ?? {};
  const fingerprint = dismissed === true ? earlier : finding.fingerprint;
  const { foundIn: _, ...rest } = finding;
  return { ...rest, open: { since, fingerprint, group, score } };
}

/** What was dismissed before anybody scored it is scored once it is no longer dismissed. */
function keepsItsPlace({ carried, dismissed, score, pending }: Standing): boolean {
  return carried && pending !== true && !(dismissed === true && score === null);
}

function keepsItsScore({ carried, group }: Standing): boolean {
  return carried && isGraveGroup(group);
}

const raisedAgain = ({ fingerprint }: MergedFinding): DropReason => ({ kind: 'raised_again', fingerprint });
const duplicateOf = ({ fingerprint }: MergedFinding): DropReason => ({ kind: 'duplicate_of', fingerprint });

/**
 * Pairs new findings with earlier ones, one to one. The claim decides first: a lens may make two claims about one quote, and
 * their fingerprints are numbered in the order of their strength, which changes. Then the fingerprint decides: a reviewer does
 * not find the same words twice. But a less severe note about the same line is not a rewording.
 */
function pairUp(
  before: readonly MergedFinding[],
  now: readonly MergedFinding[],
): ReadonlyMap<MergedFinding, MergedFinding> {
  const pairs = new Map<MergedFinding, MergedFinding>();
  const taken = new Set<MergedFinding>();
  for (const isSame of [saysTheSame, isSaidAsGraveOfTheSameLines]) {
    for (const old of before) {
      if (pairs.has(old)) continue;
      const found = now.find((one) => !taken.has(one) && isSame(old, one));
      if (found === undefined) continue;
      pairs.set(old, found);
      taken.add(found);
    }
  }
  return pairs;
}

/** A claim other than the listed one, of a finding that a scorer merged from several. */
function isWitnessOf(old: MergedFinding, now: MergedFinding): boolean {
  return old.witnesses.some((one) => {
    const witness = { ...one, witnesses: [] };
    return saysTheSame(witness, now) || hasTheSameFingerprint(witness, now);
  });
}

function saysTheSame(old: MergedFinding, now: MergedFinding): boolean {
  return [now, ...now.witnesses].some((one) => mayBeSameClaim(old, one));
}

function isSaidAsGraveOfTheSameLines(old: MergedFinding, now: MergedFinding): boolean {
  return (
    hasTheSameFingerprint(old, now) && !isGraver({ severity: severityOf(old) }, { severity: severityOf(now) })
  );
}

function hasTheSameFingerprint(old: MergedFinding, now: MergedFinding): boolean {
  return [now, ...now.witnesses].some(({ fingerprint }) => fingerprint === old.fingerprint);
}

/** A score is stored under a fingerprint, so no two findings of a run may share one. */
function withOwnFingerprints(standing: readonly Standing[], used: Set<string>): Standing[] {
  return standing.map((one) => {
    let { fingerprint } = one.finding;
    for (let n = 1; used.has(fingerprint); n += 1) {
      fingerprint = nextFingerprint(one.finding.fingerprint, n);
    }
    used.add(fingerprint);
    return { ...one, finding: { ...one.finding, fingerprint } };
  });
}

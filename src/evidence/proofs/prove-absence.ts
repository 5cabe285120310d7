import type { ClaimedFinding } from '../../contracts/replies/review.ts';
import { claimedPath, type RepoPath } from '../../kernel/repo-path.ts';
import type { EvidenceDrop } from '../evidence-drop.ts';
import { hasLookedAt } from '../looks.ts';
import type { World } from '../world.ts';

/** Titles that claim absence, for reviewers that did not declare it. */
const SAYS_MISSING =
  /^(?:missing|no|lacks?|lacking|absent)\b|\b(?:is|are) (?:missing|absent|never|nowhere)\b|\black(?:s|ing)\b/i;

/** Whether a finding rests on something being absent. The reviewer's declaration decides; without one, the title does. */
export function claimsAbsence({ title, verification }: ClaimedFinding): boolean {
  return verification.claims_absence ?? SAYS_MISSING.test(title);
}

/**
 * Why a claim of absence is not evidence: "I did not see it" proves nothing. The reviewer must have looked elsewhere and named
 * where, and the ledger of looks must contain every place it names.
 */
export function flawOfAbsence(claim: ClaimedFinding, world: World): EvidenceDrop | undefined {
  if (!claimsAbsence(claim)) return undefined;
  const { checked_for_handling_elsewhere: checked, where_checked: places } = claim.verification;
  if (!checked || places.length === 0) return { kind: 'absence_not_checked' };
  const path = places.find((place) => !wasOpened(place, world));
  return path === undefined ? undefined : { kind: 'where_checked_not_opened', path };
}

/**
 * Whether the agent opened or searched a place it names. An agent without a tree could only open its packet.
 *
 * @param byName a list of names is enough
 */
export function wasOpened(claim: string, world: World, byName = true): boolean {
  const path = placeNamed(claim, world);
  if (path === undefined) return false;
  if (world.looks === undefined) return path === '' || world.exists(path) || isPackage(path, world);
  return world.hasTree
    ? hasLookedAt(world.looks, path, { isBeside: isPackage(path, world), byName })
    : world.shown.has(path as RepoPath);
}

/** A file or folder; `''` is the whole tree (`.`, or the folder of the tree itself). */
export function placeNamed(claim: string, world: World): RepoPath | '' | undefined {
  const bare = claim.replace(/(?<=.)\/+$/, '');
  if (bare === '.' || world.treeRoots.includes(bare)) return '';
  return claimedPath(
    bare,
    world.treeRoots,
    (path) => world.exists(path) || world.changed.has(path) || isPackage(path, world),
  );
}

function isPackage(path: RepoPath | '', { packages }: World): boolean {
  return path !== '' && packages?.exists(path) === true;
}

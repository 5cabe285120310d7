import type { ScopePolicy } from '../contracts/vocabulary.ts';
import type { ChangedLines } from '../diff/changed-lines.ts';
import { Failure } from '../kernel/failure.ts';
import { claimedPath, type RepoPath } from '../kernel/repo-path.ts';
import { sift } from '../kernel/sifted.ts';
import type { Placement } from './lifecycle.ts';
import { looseLines, type LooseFinding } from './loose-findings.ts';
import { allowedBy, placementOf } from './placement.ts';

/** What the guard needs to know beside the change. */
export type GuardWorld = {
  readonly changed: ChangedLines;
  readonly policy: ScopePolicy;
  /** Folders that an absolute path may start with: the repository's top, under each of its names. */
  readonly roots: readonly string[];
  /** Whether the head revision holds a file: `b/x` is the file `b/x` when there is one, else `x`. */
  readonly exists: (path: RepoPath) => boolean;
};

export type GuardAnswer = {
  readonly status: 'pass' | 'fail';
  readonly kept: readonly LooseFinding[];
  readonly dropped: readonly GuardDrop[];
  readonly filteredCount: number;
};

export type GuardDrop = {
  readonly finding: LooseFinding;
  readonly placement: Placement;
  /** For people: which part of the finding decided. */
  readonly reason: string;
};

/**
 * Keeps the findings that stand where the policy allows, untouched; every other one is dropped with its placement.
 *
 * Throws `refused/empty-change-map` for a change without files: all findings would be "outside" of it, and all pass.
 */
export function guardFindings(findings: readonly LooseFinding[], world: GuardWorld): GuardAnswer {
  if (world.changed.size === 0) {
    throw new Failure('refused/empty-change-map', 'no changed file is known, so no finding can be placed', {
      hint: 'see what the target holds: correctless diff TARGET',
    });
  }
  const { kept, dropped } = sift<LooseFinding, LooseFinding, Omit<GuardDrop, 'finding'>>(
    findings,
    (finding) => {
      const { placement, where } = placed(finding, world);
      if (allowedBy(world.policy, placement)) return { keep: finding };
      return { drop: { placement, reason: `${where} ${MEANINGS[placement]}` } };
    },
  );
  return {
    status: kept.length > 0 ? 'fail' : 'pass',
    kept,
    dropped: dropped.map(({ value, reason }) => ({ finding: value, ...reason })),
    filteredCount: dropped.length,
  };
}

const MEANINGS: Readonly<Record<Placement, string>> = {
  added: 'is an added line',
  deletion_anchor: 'is where lines were removed',
  impact: 'is affected by the change',
  hunk_context: 'is near a change, but unchanged',
  changed_file: 'is an unchanged part of a changed file',
  outside: 'is not in a changed file',
  unlocatable: 'cannot be looked up',
};

/** Where a finding says it stands. Impact is not for this guard to grant: it takes a quote, see `verify`. */
function placed(finding: LooseFinding, world: GuardWorld): { placement: Placement; where: string } {
  const { file: claim, line, side = 'new' } = finding;
  const unlocatable = (where: string) => ({ placement: 'unlocatable' as const, where });
  if (typeof claim !== 'string') return unlocatable(`file ${shown(claim)}`);
  const file = claimedPath(claim, world.roots, (path) => isKnown(path, world));
  if (file === undefined) return unlocatable(`file ${shown(claim)}`);
  const at = looseLines(line);
  if (at === undefined) return unlocatable(`line ${shown(line)} of ${claim}`);
  if (side !== 'old' && side !== 'new') return unlocatable(`side ${shown(side)} of ${claim}`);
  const lines = at.start === at.end ? `line ${at.start}` : `lines ${at.start}-${at.end}`;
  const placement = placementOf({ file, side, at, isImpact: false }, world.changed);
  return { placement, where: `${lines} of ${file}` };
}

function isKnown(path: RepoPath, { changed, exists }: GuardWorld): boolean {
  return changed.has(path) || exists(path);
}

function shown(value: unknown): string {
  return value === undefined ? '(missing)' : JSON.stringify(value).slice(0, 100);
}

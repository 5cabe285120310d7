import type { RunFile } from '../../contracts/files/run-files.ts';
import { findAgain } from '../../findings/follow/find-again.ts';
import type { MergedFinding, RememberedFinding } from '../../findings/lifecycle.ts';
import type { Change } from '../../gather/change/change.ts';
import { readWorld, type Terms } from '../../gather/world.ts';
import type { Repository } from '../../io/git/git.ts';
import { readLedgerUnchecked } from '../../run/ledger/ledger.ts';
import { ending } from '../../run/ledger/sealed-files.ts';
import { lastOf } from '../../run/remembered/last-run.ts';
import { runPaths } from '../../run/stored/layout.ts';
import { isSame } from './found-before.ts';

export type OwnMemory = {
  /** The key of the target that is reviewed. */
  readonly key: string;
  /** When the last complete review of it was planned. */
  readonly since: string | undefined;
  readonly known: readonly RememberedFinding[];
};

/**
 * What complete reviews of other targets listed since, other than minor notes, where the same code is in this change: `main..work`,
 * a commit, `origin/work` and a detached HEAD may hold what a review of `work` has found. Only findings come from
 * there, never reviewed hunks. They count as raised now and are scored again.
 */
export async function foundElsewhere(
  repository: Repository,
  reviews: readonly RunFile[],
  change: Change,
  { key, since = '', known }: OwnMemory,
  terms: Terms,
): Promise<RememberedFinding[]> {
  const others = new Set(reviews.map(({ target = key }) => target).filter((target) => target !== key));
  const found: MergedFinding[] = [];
  for (const target of others) {
    const files = reviews.filter((file) => file.target === target);
    found.push(...(await listedSince(repository, files, since)));
  }
  if (found.length === 0) return [];
  const before = known.map(({ finding }) => finding);
  const world = await readWorld(repository, change, [...before, ...found], terms);
  const here = before.flatMap((one) => nowOf(one, world));
  const news: MergedFinding[] = [];
  for (const now of found.flatMap((one) => nowOf(one, world)))
    if (![...here, ...news].some((other) => isSame(now, other))) news.push(now);
  return news.map((finding) => ({ finding, group: 'unscored', score: null, pending: true }));
}

/** The newest complete review alone: what it does not list any more has ended there. */
async function listedSince(
  repository: Repository,
  files: readonly RunFile[],
  since: string,
): Promise<MergedFinding[]> {
  const { last } = await lastOf(repository, files);
  if (last === undefined) return [];
  const { run } = last.file;
  const end = ending(await readLedgerUnchecked(runPaths(repository.top, run)));
  if (end === undefined || end.at <= since) return [];
  return last.memory.findings
    .filter(({ group }) => group !== 'minor')
    .map(({ finding: { open: _, unconfirmed: __, ...finding } }) => ({ ...finding, foundIn: run }));
}

function nowOf(finding: MergedFinding, world: Parameters<typeof findAgain>[1]): MergedFinding[] {
  const again = findAgain(finding, world);
  return 'keep' in again ? [again.keep] : [];
}

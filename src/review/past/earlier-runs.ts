import type { RunFile } from '../../contracts/files/run-files.ts';
import type { ScopePolicy } from '../../contracts/vocabulary.ts';
import type { RememberedFinding } from '../../findings/lifecycle.ts';
import type { Change } from '../../gather/change/change.ts';
import type { Repository } from '../../io/git/git.ts';
import { allReviews, lastOf, type LastRun } from '../../run/remembered/last-run.ts';
import { foundBefore, type FoundBefore } from './found-before.ts';
import { foundElsewhere } from './found-elsewhere.ts';
import { keptReplies, NOTHING_KEPT, type KeptReplies } from './kept-replies.ts';

export type EarlierRuns = {
  readonly last: LastRun['last'];
  readonly kept: KeptReplies | undefined;
  readonly found: FoundBefore;
  readonly warnings: readonly string[];
};

export const NOTHING: EarlierRuns = {
  ...{ last: undefined, kept: undefined, warnings: [] },
  found: { findings: [], asked: [], warnings: [] },
};

type Request = {
  readonly repository: Repository;
  readonly cacheRoot: string;
  readonly shard?: unknown;
};

/** What earlier reviews leave to a review of the target with this key. */
export async function earlierRuns(
  { repository, cacheRoot, shard }: Request,
  change: Change,
  key: string,
  policy: ScopePolicy,
): Promise<EarlierRuns> {
  const isPart = shard !== undefined;
  const all = await allReviews(repository);
  const whole = all.filter((file) => file.shard === undefined);
  const isOfTarget = ({ target }: RunFile): boolean => target === key;
  const reviews = whole.filter(isOfTarget);
  const { last, warnings } = await lastOf(repository, reviews);
  const { kept, warnings: unkept } = isPart
    ? NOTHING_KEPT
    : await keptReplies(repository, reviews, last?.file);
  // Other shards are ignored when one is planned, or not all of them could be planned alike.
  const own = await foundBefore(repository, isPart ? reviews : all.filter(isOfTarget), last, kept?.file.run);
  const memory = { key, since: last?.file.planned_at, known: followed({ last, found: own }) };
  const elsewhere = isPart
    ? []
    : await foundElsewhere(repository, whole, change, memory, { policy, cacheRoot });
  const found = { ...own, findings: [...own.findings, ...elsewhere] };
  const first = [...warnings, ...unkept];
  return {
    last,
    kept,
    found,
    warnings: [...first, ...found.warnings.filter((one) => !isRepeated(one, first))],
  };
}

/** Reports a run that cannot be read only once. */
function isRepeated(warning: string, others: readonly string[]): boolean {
  const why = (text: string): string => text.slice(text.indexOf(': '));
  return others.some((one) => why(one) === why(warning));
}

export const followed = ({
  last,
  found,
}: Pick<EarlierRuns, 'last' | 'found'>): readonly RememberedFinding[] => [
  ...(last?.memory.findings ?? []),
  ...found.findings,
];

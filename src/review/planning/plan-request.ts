import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Repository } from '../../io/git/git.ts';
import type { Target } from '../../scope/target.ts';
import type { ShardRequest } from '../shards/as-shard.ts';
import type { ReviewOptions } from './settings.ts';

/** What a review is planned from. */
export type PlanRequest = {
  readonly repository: Repository;
  readonly target: Target;
  /** Where the user stands in the repository: commands that are proposed name paths from there. */
  readonly standing?: string;
  readonly options: ReviewOptions;
  /** The options as they stood on the command line, but for those that say what is reviewed: for who plans it again. */
  readonly given?: readonly string[];
  /** Also review more files than the limit. */
  readonly yes: boolean;
  readonly captured: RunFile['captured'];
  readonly cacheRoot: string;
  /** Where package managers keep what they installed; none given, packages are looked for in the work tree alone. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Go on from the last complete run of the same thing, if there is one: true unless told otherwise. */
  readonly sinceLast?: boolean;
  /** Review one part of the change only. Everything that spans files is the whole change's all the same. */
  readonly shard?: ShardRequest | undefined;
  /** Told the scope as soon as it is known: the rest of a plan may take a while. */
  readonly told?: (scopeNote: string) => void;
  /**
   * Asked when nothing is left that could refuse the plan, before anything is written: refuses by throwing.
   *
   * @param hasWork false when no line of the change is for a reviewer
   */
  readonly ready?: (hasWork: boolean) => Promise<void>;
};

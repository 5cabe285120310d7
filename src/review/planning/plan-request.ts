import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Repository } from '../../io/git/git.ts';
import type { Target } from '../../scope/target.ts';
import type { ShardRequest } from '../shards/as-shard.ts';
import type { ReviewOptions } from './settings.ts';

export type PlanRequest = {
  readonly repository: Repository;
  readonly target: Target;
  /** The user's current folder in the repository: suggested commands name paths relative to it. */
  readonly prefix?: string;
  readonly options: ReviewOptions;
  /** The options of the command line, except those that say what is reviewed. Kept for planning the review again. */
  readonly given?: readonly string[];
  /** Also review more files than the limit. */
  readonly yes: boolean;
  /** Prove what it lists, once there is a report. */
  readonly prove?: boolean;
  readonly captured: RunFile['captured'];
  readonly cacheRoot: string;
  /** Where package managers keep installed packages. When empty, packages are looked for in the work tree only. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Continue from the last complete run of the same target, if there is one. Default true. */
  readonly sinceLast?: boolean;
  /** Review only one shard of the change. Everything that spans files still covers the whole change. */
  readonly shard?: ShardRequest | undefined;
  /** Called with the scope as soon as it is known: the rest of a plan may take a while. */
  readonly onScope?: (scopeNote: string) => void;
  /**
   * Called when nothing else can refuse the plan, before anything is written. Throws to refuse.
   *
   * @param hasWork false when no line of the change is for a reviewer
   */
  readonly ready?: (hasWork: boolean) => Promise<void>;
};

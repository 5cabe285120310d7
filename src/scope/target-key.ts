import { targetText, type Target } from './target.ts';

/** What git (or GitHub, for a pull request) says about the names in a target. */
export type TargetNames = {
  /** Short name of the current branch; undefined on a detached HEAD. */
  readonly current: string | undefined;
  /** `refs/heads/x` or `refs/remotes/origin/x` when the target names a branch. */
  readonly named: string | undefined;
  /** The URL of the pull request that the target names, in whatever form. */
  readonly pullRequest?: string | undefined;
};

/**
 * Identifies what is reviewed, although its content changes: the branch, or the text of the target; what it is compared with; and
 * the paths that limit it. `base` is the name of the base, `head` a commit or null.
 *
 * A commit is only itself: yesterday's `HEAD` is not today's `HEAD`. If the text may refer to HEAD, the current branch is added.
 * A branch since it forked from another (`main...work`) is that branch, in whatever form it is written.
 */
export function targetKey(
  target: Target,
  standing: TargetNames,
  { base, head }: { readonly base: string; readonly head: string | null },
): string {
  return JSON.stringify([subjectOf(target, standing, head), base, ...target.paths]);
}

const ANY_HEAD = /(^|\.)(?:HEAD|@)/;
const branch = (name: string): string => `branch ${name.replace(/^refs\/(?:heads|remotes)\//, '')}`;

function subjectOf(
  target: Target,
  { current, named, pullRequest }: TargetNames,
  head: string | null,
): string {
  const detached = `commit ${head ?? 'none'}`;
  const text = targetText(target);
  const here = `${text} on ${current ?? detached}`;
  switch (target.kind) {
    case 'default':
      return current === undefined ? detached : `branch ${current}`;
    case 'branch-or-commit':
      return named === undefined ? detached : branch(named);
    case 'range':
      if (target.dots === 3 && !ANY_HEAD.test(target.from)) {
        if (named !== undefined) return branch(named);
        if (/^(?:HEAD|@)$/.test(target.to) && current !== undefined) return branch(current);
      }
      return ANY_HEAD.test(text) ? here : text;
    case 'pull-request':
      return pullRequest ?? text;
    case 'staged':
    case 'uncommitted':
      return here;
  }
}

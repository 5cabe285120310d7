import { gitLines, gitText, type Repository } from '../../io/git/git.ts';

/** What a job must write for its clone to have the whole history. */
export const WORKFLOW_HINT = 'in a GitHub workflow: actions/checkout with fetch-depth: 0';

/** Whether the clone was made without some commits of the history. */
export async function isShallow(repository: Repository): Promise<boolean> {
  return (await gitText(repository, ['rev-parse', '--is-shallow-repository'])) === 'true';
}

/**
 * The command that fetches what origin has and the clone does not. `git fetch` alone fetches no older commits of a shallow
 * clone, and no other branches of a single-branch clone.
 */
export async function fetchCommand(repository: Repository): Promise<string> {
  const asked = ['config', '--get-all', 'remote.origin.fetch'];
  const [shallow, fetched] = await Promise.all([
    isShallow(repository),
    gitLines(repository, asked, { answers: [0, 1] }),
  ]);
  const isPartial = fetched.length > 0 && !fetched.some((one) => /^\+?refs\/heads\/\*:/.test(one));
  if (isPartial && shallow) return "git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'";
  if (isPartial) return "git fetch origin '+refs/heads/*:refs/remotes/origin/*'";
  return shallow ? 'git fetch --unshallow' : 'git fetch';
}

/** Whether there is anything to fetch from. */
export async function hasOrigin(repository: Repository): Promise<boolean> {
  const asked = ['config', '--get', 'remote.origin.url'];
  return (await gitText(repository, asked, { answers: [0, 1] })) !== '';
}

/**
 * The command that fetches one more commit, and what a job writes for it.
 *
 * @param ofHead whether it is the commit that the job checks out
 */
export function deepenCommand(ofHead: boolean): string {
  return `git fetch --deepen=1 (in a GitHub workflow: actions/checkout with fetch-depth: ${ofHead ? 2 : 0})`;
}

import { LOG_FORMAT, parseLog } from '../../context/history/past-commit.ts';
import { boundedMessages } from '../../context/intent/commit-messages.ts';
import { gitLines, readGit, type Repository } from '../../io/git/git.ts';
import type { Change } from '../change/change.ts';

/**
 * Messages of the commits in the change, oldest first, of merges only that of the last, which may state the purpose of all.
 * Uncommitted work has none of its own; with commits below it (a branch plus uncommitted work) theirs are used.
 */
export async function readCommitMessages(
  repository: Repository,
  { base, head }: Pick<Change, 'base' | 'head'>,
): Promise<ReturnType<typeof boundedMessages>> {
  const end = head.sha ?? (await currentCommit(repository));
  const range = base.sha === null ? end : `${base.sha}..${end}`;
  const output = await readGit(repository, [
    ...['log', '-z', '--reverse', '--topo-order', '--encoding=UTF-8', '--no-patch', '--no-notes', LOG_FORMAT],
    ...['--end-of-options', range],
  ]);
  const messages = parseLog(output)
    .map(({ commit }) => commit)
    .filter(({ parents, sha }) => parents < 2 || sha === end);
  return boundedMessages(messages.map(({ sha, subject, body }) => ({ sha, subject, body })));
}

async function currentCommit(repository: Repository): Promise<string> {
  // git before 2.30 prints `--end-of-options` too.
  const args = ['rev-parse', '--verify', '--end-of-options', 'HEAD^{commit}'];
  return (await gitLines(repository, args)).at(-1) ?? '';
}

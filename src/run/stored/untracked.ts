import type { Repository } from '../../io/git/git.ts';
import { requireKeyOutside } from '../../io/own/own-key.ts';
import { trackedFiles } from '../../io/git/on-disk/tracked-files.ts';
import { Failure } from '../../kernel/failure.ts';
import { printable } from '../../kernel/text/printable.ts';

/** Where this program writes down what it has seen: only what it wrote here itself is believed. */
const STATE = ['.correctless/runs', '.correctless/audits', '.correctless/sessions'];

/** One question for all that a command opens in one repository. */
const asked = new WeakMap<Repository, Promise<void>>();

/**
 * State of runs that git tracks came with a commit, or goes with the next one to whoever checks it out. Nothing is read
 * from it, and nothing is written beside it.
 *
 * @throws run/tracked, environment/key-unsafe where the key itself lies in the repository
 */
export function requireUntracked(repository: Repository): Promise<void> {
  const known = asked.get(repository);
  if (known !== undefined) return known;
  const answer = lookForTracked(repository);
  asked.set(repository, answer);
  return answer;
}

async function lookForTracked(repository: Repository): Promise<void> {
  requireKeyOutside(repository);
  const found = await trackedFiles(repository, STATE);
  const [first] = found;
  if (first === undefined) return;
  const folders = STATE.filter((folder) =>
    found.some((path) => path === folder || path.startsWith(`${folder}/`)),
  );
  throw new Failure(
    'run/tracked',
    `git tracks ${found.length} files below ${folders.join(' and ')}, such as ${printable(first)}: reviews that came with a commit are not believed`,
    {
      hint: `git rm -r -q --cached -- ${folders.join(' ')}, commit that, and remove the folders if you did not write them yourself`,
    },
  );
}

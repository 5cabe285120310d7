import type { Repository } from '../../io/git/git.ts';
import { requireKeyOutside } from '../../io/own/own-key.ts';
import { trackedFiles } from '../../io/git/on-disk/tracked-files.ts';
import { Failure } from '../../kernel/failure.ts';
import { printable } from '../../kernel/text/printable.ts';

/** The folders where this program records what it has seen. It believes only what it wrote there itself. */
const STATE = ['.correctless/runs', '.correctless/audits', '.correctless/sessions'];

/** Asked once for everything that a command opens in one repository. */
const asked = new WeakMap<Repository, Promise<void>>();

/**
 * Run state that git tracks came with a commit, or would go with the next one to whoever checks it out. Nothing is read
 * from it, and nothing is written next to it.
 *
 * @throws run/tracked, environment/key-unsafe when the key itself is in the repository
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
    `git tracks ${found.length} files below ${folders.join(' and ')}, such as ${printable(first)}: reviews that came with a commit are not trusted`,
    {
      hint: `git rm -r -q --cached -- ${folders.join(' ')}, commit that, and remove the folders if you did not write them yourself`,
    },
  );
}

import type { Repository } from '../../io/git/git.ts';
import { readRemotes } from '../../io/git/refs/remotes.ts';
import { repositoryAt } from '../../github/names/repository-name.ts';

/**
 * Where the repository is published: `https://HOST/OWNER/NAME` of `origin`, or of the first remote that names one. It is
 * composed from its parts, so that no login in a remote's URL is repeated. Null if there is none.
 */
export async function publishedUri(repository: Repository): Promise<string | null> {
  const remotes = await readRemotes(repository);
  const origin = remotes.filter(({ name }) => name === 'origin');
  const [found] = [...origin, ...remotes].flatMap(({ urls }) =>
    urls.flatMap((url) => repositoryAt(url) ?? []),
  );
  return found === undefined ? null : `https://${found.host}/${found.owner}/${found.name}`;
}

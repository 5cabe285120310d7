import { askGithub } from '../gh/gh.ts';
import type { PullRequest } from '../names/pull-request.ts';
import { sha } from './fields.ts';
import { apiPath, unexpected } from './read-pull-request.ts';

/**
 * The commit that GitHub compares a pull request with; undefined when it finds none.
 *
 * @throws environment/gh-*
 */
export async function readMergeBase({ place, base, head }: PullRequest): Promise<string | undefined> {
  // On a page other than the first, GitHub leaves out the files.
  const path = apiPath(place, `/compare/${base.sha}...${head.sha}?per_page=1&page=2`);
  const answer = await askGithub(place.repository.host, path);
  if (answer.status === 404) return undefined;
  if (answer.status !== 200) throw unexpected(answer);
  return sha(answer.body, 'merge_base_commit', 'sha');
}

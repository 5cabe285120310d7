import { runGit, type Repository } from '../git.ts';
import { records } from '../objects/objects.ts';

/** Files at or below these paths that git tracks, because they were checked out or added. */
export async function trackedFiles({ top }: Repository, paths: readonly string[]): Promise<string[]> {
  return records((await runGit(top, ['--literal-pathspecs', 'ls-files', '-z', '--', ...paths])).stdout);
}

import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Repository } from '../../io/git/git.ts';
import { openRepository } from '../../io/git/repository.ts';

/** The work tree in which an audit's fixes are made. For any other run, the user's own. */
export async function workTreeOf({ audit, top }: RunFile): Promise<Repository> {
  return openRepository(audit?.work_tree ?? top);
}

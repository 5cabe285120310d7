import type { Repository } from '../../io/git/git.ts';
import { advance } from '../phases/advance.ts';
import { finishRun } from './finish-run.ts';

/** Writes the report of a run in which nobody has anything to do; one with work stays as it is. */
export async function finishAtOnce(repository: Repository, name: string): Promise<void> {
  const { run, step } = await advance(repository, name);
  if (step.kind === 'report') await finishRun(run);
}

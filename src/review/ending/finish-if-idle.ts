import type { Repository } from '../../io/git/git.ts';
import { advance } from '../phases/advance.ts';
import { finishRun } from './finish-run.ts';

/** Writes the report of a run in which no agent has anything to do. A run with work stays as it is. */
export async function finishIfIdle(repository: Repository, name: string): Promise<void> {
  const { run, step } = await advance(repository, name);
  if (step.kind === 'report') await finishRun(run);
}

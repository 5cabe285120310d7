import { join } from 'node:path';
import { commitNamed } from '../../src/gather/target/revisions.ts';
import { fingerprintRepository } from '../../src/io/git/on-disk/fingerprint.ts';
import type { Repository } from '../../src/io/git/git.ts';
import { planStep } from '../../src/review/planning/plan-step.ts';
import { sampleFolder } from './sample-repository.ts';

/** Plans the judgement of a step that failed, with replies taken by hooks. Answers the run's name. */
export async function plannedStep(repository: Repository): Promise<string> {
  const head = { ...(await commitNamed(repository, 'HEAD')), label: 'HEAD', why: '' };
  const planned = await planStep({
    repository,
    step: { description: 'Do it.', mode: 'apply' },
    result: { success: false, summary: 'Could not.', mode: 'apply' },
    facts: { allow: [], exclude: [], git: undefined },
    sides: { base: head, head },
    fingerprint: await fingerprintRepository(repository),
    captured: 'hooks',
    cacheRoot: join(sampleFolder(), 'cache'),
  });
  if (planned.kind !== 'run') throw new Error(planned.reason);
  return planned.file.run;
}

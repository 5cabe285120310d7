import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replyText, type Recorded } from '../../scripts/recorded-agents.ts';
import { makeSample } from '../../scripts/sample-repository.ts';
import { DEFAULT_LENSES } from '../../src/contracts/vocabulary.ts';
import type { Repository } from '../../src/io/git/git.ts';
import { parseTarget } from '../../src/scope/target.ts';
import { advance } from '../../src/review/phases/advance.ts';
import { finishRun } from '../../src/review/ending/finish-run.ts';
import { slotParts } from '../../src/run/stored/layout.ts';
import { openRun } from '../../src/run/stored/open-run.ts';
import { planRun } from '../../src/review/planning/plan-run.ts';
import { storeByHand } from '../../src/receive/store-by-hand.ts';

const DEMO = join(import.meta.dirname, '..', '..', 'fixtures', 'demo');

/**
 * The demo's shop in `folder`, reviewed from plan to report by its recorded replies, without a client: every quote is
 * proven, scored and dropped by the real code.
 */
export async function recordedReview(
  folder: string,
): Promise<{ readonly repository: Repository; readonly run: string }> {
  const { top, commits } = makeSample(DEMO, join(folder, 'corner shop'));
  const repository: Repository = { top, gitDir: join(top, '.git') };
  const planned = await planRun({
    repository,
    target: parseTarget([], { staged: false, uncommitted: false, paths: [] }),
    // The recordings are of reviewers of one source each.
    options: { noRules: false, lenses: DEFAULT_LENSES.join(',') },
    yes: false,
    captured: 'manual',
    cacheRoot: join(folder, 'cache'),
  });
  const name = planned.file.run;
  for (;;) {
    const { run, step } = await advance(repository, name);
    if (step.kind === 'report') {
      await finishRun(run);
      return { repository, run: name };
    }
    for (const { slot } of step.slots) {
      const packet = readFileSync(run.paths.packet(slotParts(slot.slot)?.number ?? 0), 'utf8');
      const recorded = JSON.parse(
        readFileSync(join(DEMO, 'replies', `${slot.agent}.json`), 'utf8'),
      ) as Recorded;
      const reply = replyText(recorded, packet, commits);
      await storeByHand(await openRun(repository, name), slot, Buffer.from(reply), true);
    }
  }
}

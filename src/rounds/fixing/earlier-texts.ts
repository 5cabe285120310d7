import { earlierAttempts, type EarlierAttempt } from '../../audit/earlier-attempts.ts';
import { roundOf, type WorkItem } from '../../audit/fold/audit-state.ts';
import { patchOf } from '../../gather/change/patch-of.ts';
import { fittingPatch } from '../../packets/audit/repair-step.ts';
import { openRun } from '../../run/stored/open-run.ts';
import type { Audit } from '../stored/open-audit.ts';

/** For how many of the newest earlier attempts the patch is shown too. */
const MOST_PATCHES = 2;
/** Characters of each patch. */
const MOST_PATCH = 8000;

/** What was tried before for an item, and why it failed, for its next executor. The newest attempts come with their patch. */
export async function earlierTexts(audit: Audit, item: WorkItem): Promise<string[]> {
  const earlier = earlierAttempts(audit.state, audit.journal, roundOf(audit.state), item);
  const shown = new Set(earlier.filter(({ work }) => work !== undefined).slice(-MOST_PATCHES));
  return Promise.all(
    earlier.map(async (one) => {
      const patch = shown.has(one) ? await patchOfAttempt(audit, one) : '';
      return patch === '' ? one.why : `${one.why}\n\nWhat it was:\n\n${fittingPatch(patch, MOST_PATCH)}`;
    }),
  );
}

async function patchOfAttempt({ home }: Audit, { work }: EarlierAttempt): Promise<string> {
  if (work === undefined) return '';
  if ('sha' in work) return patchOf(home, `${work.sha}^`, work.sha);
  const { file } = await openRun(home, work.run);
  return patchOf(home, file.base.tree, work.tree);
}

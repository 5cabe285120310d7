import { lastAttempt, type RoundState } from '../../../audit/audit-state.ts';
import { composeParts } from '../../../gather/shared-work.ts';
import { fingerprintRepository } from '../../../io/git/fingerprint.ts';
import type { Part } from '../../../steps/divide-work.ts';
import { planSharedSteps, planStep, type PlannedStep } from '../../planning/plan-step.ts';
import { openRun, type Run } from '../../stored/open-run.ts';
import { readStamped } from '../../stored/stamped.ts';
import { storedReply } from '../../stored/stored-reply.ts';
import { workTreeOf } from '../stage-run.ts';
import { note } from '../stored/journal.ts';
import type { Audit } from '../stored/open-audit.ts';
import { checkPart, type CheckedPart, type StepsOfRun } from './check-shared-fix.ts';
import { cleanWorkTree } from './clean-work-tree.ts';
import type { DividedRun } from './take-shared-fix.ts';

type Checked = { readonly all: string; readonly parts: readonly CheckedPart[] };

/** Has what several fixes of one call have made judged in one call, as far as the program has no objection to them. */
export async function planSharedJudge(audit: Audit, round: RoundState, name: string): Promise<void> {
  const fix = await openRun(audit.home, name);
  const workTree = await cleanWorkTree(audit, 'what lay there before fixes were judged');
  const fingerprint = await fingerprintRepository(workTree);
  const { all, parts } = await partsToJudge(round, fix);
  const rejected = parts.find(({ valid }) => !valid);
  const reject = (subject: string, reason: string): Promise<void> =>
    note(audit.paths, { kind: 'judged', round: round.round, subject, run: name, valid: false, reason });
  if (rejected !== undefined) return reject(rejected.id, rejected.reason);
  const trees = { base: fix.file.base.tree, all };
  const request = {
    repository: workTree,
    fingerprint,
    captured: audit.file.captured,
    cacheRoot: audit.file.cache_root,
  };
  if (fix.file.audit === undefined) throw new Error(`${name} is of no audit`);
  const { subjects: _, ...alone } = fix.file.audit;
  const { models } = audit.file.settings;
  const sidesWith = (tree: string) => ({
    base: fix.file.base,
    head: { sha: null, tree, label: 'the fix', why: 'as the executor left it' },
  });
  const ids = parts.map(({ id }) => id);
  const planned: PlannedStep | undefined =
    parts.length < 2
      ? undefined
      : await planSharedSteps({
          ...request,
          steps: parts,
          sides: sidesWith(
            await composeParts(
              workTree,
              trees,
              parts.map(({ part }) => part),
            ),
          ),
          stage: { home: audit.home, audit: { ...alone, subjects: ids }, models },
        });
  const about = { kind: 'planned', round: round.round, stage: 'judge' } as const;
  const [first] = parts;
  if (first === undefined) throw new Error(`nothing of ${name} is to be judged`);
  if (planned?.kind === 'run') {
    return note(audit.paths, { ...about, run: planned.file.run, subject: first.id, subjects: ids });
  }
  // The only one, or what no packet holds together.
  const one = await planStep({
    ...request,
    ...{ step: first.step, result: first.result, facts: first.facts },
    sides: sidesWith(first.tree),
    stage: { home: audit.home, audit: alone, models },
  });
  if (one.kind === 'too-large') return reject(first.id, one.reason);
  return note(audit.paths, { ...about, run: one.file.run, subject: first.id });
}

/** What was accepted and nobody has judged, looked at once more. */
async function partsToJudge({ items }: RoundState, fix: Run): Promise<Checked> {
  const [slot] = fix.slots;
  const claimed = slot === undefined ? undefined : await storedReply(fix, slot, 'fix-executor-shared');
  const { all, outcomes } = await readStamped<DividedRun>(fix.paths.divided, fix.file);
  const { steps } = await readStamped<StepsOfRun>(fix.paths.step, fix.file);
  if (claimed === undefined || all === null) throw new Error(`the reply of ${fix.file.run} is gone`);
  const workTree = await workTreeOf(fix.file);
  const trees = { base: fix.file.base.tree, all };
  const parts: CheckedPart[] = [];
  for (const item of items) {
    const attempt = lastAttempt(item);
    if (attempt?.run !== fix.file.run || attempt.checked?.accepted !== true) continue;
    if (attempt.judged !== undefined) continue;
    const id = item.subject;
    const [step, result] = [byId(steps, id), byId(claimed.results, id)];
    const part: Part = byId(outcomes, id).part ?? { whole: [], cut: [] };
    const checked = await checkPart(fix, workTree, { trees, step, result, part });
    const isSame = checked.tree === attempt.checked.tree;
    parts.push({ ...checked, ...(isSame ? {} : CHANGED), id, part });
  }
  return { all, parts };
}

const CHANGED = { valid: false, reason: 'what was written down of the fix is not what was checked' };

function byId<T extends { readonly id: string }>(ones: readonly T[], id: string): T {
  const found = ones.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nothing is written down of ${id}`);
  return found;
}

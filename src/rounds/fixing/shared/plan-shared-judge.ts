import { lastAttempt, type RoundState } from '../../../audit/fold/audit-state.ts';
import { composeParts } from '../../../gather/history/shared-work.ts';
import { fingerprintRepository, type RepositoryFingerprint } from '../../../io/git/on-disk/fingerprint.ts';
import type { Repository } from '../../../io/git/git.ts';
import type { Part } from '../../../steps/divide-work.ts';
import { planSharedSteps, planStep, type PlannedStep } from '../../../review/planning/plan-step.ts';
import { openRun, type Run } from '../../../run/stored/open-run.ts';
import { readStamped } from '../../../run/ledger/stamped.ts';
import { storedReply } from '../../../run/slots/stored-reply.ts';
import { workTreeOf } from '../../../run/stored/work-tree-of.ts';
import { note } from '../../stored/journal.ts';
import type { Audit } from '../../stored/open-audit.ts';
import { checkPart, type CheckedPart, type StepsOfRun } from './check-shared-fix.ts';
import { cleanWorkTree } from '../clean-work-tree.ts';
import type { DividedRun } from './take-shared-fix.ts';

type Checked = { readonly all: string; readonly parts: readonly CheckedPart[] };

/** Has several fixes of one call judged in one call, except those that the program objects to. */
export async function planSharedJudge(audit: Audit, round: RoundState, name: string): Promise<void> {
  const fix = await openRun(audit.home, name);
  const workTree = await cleanWorkTree(audit, 'what was there before fixes were judged');
  const fingerprint = await fingerprintRepository(workTree);
  const checked = await partsToJudge(round, fix);
  const reject = (subject: string, reason: string): Promise<void> =>
    note(audit.paths, { kind: 'judged', round: round.round, subject, run: name, valid: false, reason });
  const rejected = checked.parts.find(({ valid }) => !valid);
  if (rejected !== undefined) return reject(rejected.id, rejected.reason);
  const [first] = checked.parts;
  if (first === undefined) throw new Error(`nothing of ${name} is to be judged`);
  const asked = { audit, fix, workTree, fingerprint };
  const about = { kind: 'planned', round: round.round, stage: 'judge', subject: first.id } as const;
  const together = await planTogether(asked, checked);
  if (together?.kind === 'run') {
    const subjects = checked.parts.map(({ id }) => id);
    return note(audit.paths, { ...about, run: together.file.run, subjects });
  }
  // The only one, or too much for one packet together.
  const one = await planStep({
    ...requestOf(asked, first.tree),
    ...{ step: first.step, result: first.result, facts: first.facts, edits: first.edits },
  });
  if (one.kind === 'too-large') return reject(first.id, one.reason);
  return note(audit.paths, { ...about, run: one.file.run });
}

type Asked = {
  readonly audit: Audit;
  readonly fix: Run;
  readonly workTree: Repository;
  readonly fingerprint: RepositoryFingerprint;
};

/** Undefined when there is only one to judge. */
async function planTogether(asked: Asked, { all, parts }: Checked): Promise<PlannedStep | undefined> {
  if (parts.length < 2) return undefined;
  const trees = { base: asked.fix.file.base.tree, all };
  const shown = await composeParts(
    asked.workTree,
    trees,
    parts.map(({ part }) => part),
  );
  const request = requestOf(asked, shown);
  const subjects = parts.map(({ id }) => id);
  const stage = { ...request.stage, audit: { ...request.stage.audit, subjects } };
  return planSharedSteps({ ...request, stage, steps: parts });
}

/** `tree` is what the validator looks at. */
function requestOf({ audit, fix, workTree, fingerprint }: Asked, tree: string) {
  if (fix.file.audit === undefined) throw new Error(`${fix.file.run} belongs to no audit`);
  const { subjects: _, ...alone } = fix.file.audit;
  return {
    repository: workTree,
    fingerprint,
    captured: audit.file.captured,
    cacheRoot: audit.file.cache_root,
    sides: {
      base: fix.file.base,
      head: { sha: null, tree, label: 'the fix', why: 'as the executor left it' },
    },
    stage: { home: audit.home, audit: alone, models: audit.file.settings.models },
  };
}

/** Fixes that were accepted but not judged yet, checked once more. */
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

const CHANGED = { valid: false, reason: 'what was recorded of the fix is not what was checked' };

function byId<T extends { readonly id: string }>(ones: readonly T[], id: string): T {
  const found = ones.find((one) => one.id === id);
  if (found === undefined) throw new Error(`nothing is recorded of ${id}`);
  return found;
}

import { isUtf8 } from 'node:buffer';
import type { ExecuteStepResult } from '../../../contracts/step.ts';
import { parsePatch } from '../../../diff/parse-patch.ts';
import { readStepFacts } from '../../../gather/step-facts.ts';
import { readGit, type Repository } from '../../../io/git/git.ts';
import { snapshotWorkTree } from '../../../io/git/snapshot.ts';
import { printable } from '../../../kernel/printable.ts';
import { checkStep } from '../../../steps/check-step.ts';
import type { StepFacts } from '../../../steps/step-facts.ts';
import { readStamped } from '../../stored/stamped.ts';
import type { RunAtHand } from '../../phases/world-of.ts';
import { untouchedSince } from './ignored-before.ts';
import type { StepOfRun } from './plan-fix.ts';
import { undoneBy } from './round-so-far.ts';
import { workTreeOf } from '../stage-run.ts';

/** What the program makes of an executor's result: its verdict, and what the executor made of the work tree. */
export type CheckedFix = {
  readonly valid: boolean;
  readonly reason: string;
  readonly rule: string | null;
  readonly tree: string;
  readonly result: ExecuteStepResult;
  readonly step: StepOfRun['step'];
  readonly facts: StepFacts;
};

/** Holds a result against git. The patch is git's own where the executor left it out, as it should. */
export async function checkFix(run: RunAtHand, claimed: ExecuteStepResult): Promise<CheckedFix> {
  const { step, ignored, soFar } = await readStamped<StepOfRun>(run.paths.step, run.file);
  const workTree = await workTreeOf(run.file);
  const { tree } = await snapshotWorkTree(workTree);
  const bytes = await patchBetween(workTree, run.file.base.tree, tree);
  const patch = bytes.toString('utf8');
  const result = claimed.patch === undefined && patch !== '' ? { ...claimed, patch } : claimed;
  const base = run.file.base.sha ?? run.file.base.tree;
  const known = await untouchedSince(workTree, ignored);
  const read = await readStepFacts(workTree, { base, patch: result.patch, allow: [], exclude: [] });
  const facts = withoutKnown(read, known);
  const verdict = checkStep({ step, result, facts });
  const own: Objection | undefined = isUtf8(bytes)
    ? verdict.valid
      ? (unreviewable(patch) ??
        (soFar && (await undoneBy(workTree, soFar, { before: run.file.base.tree, after: tree }))))
      : undefined
    : NOT_UTF8;
  const { valid, reason, rule = null } = own === undefined ? verdict : { valid: false, ...own };
  return { valid, reason, rule, tree, result, step, facts };
}

/** What the program objects to beyond the rules of any step. */
type Objection = { readonly rule: string; readonly reason: string };

const NOT_UTF8: Objection = {
  rule: 'unreviewable',
  reason: 'unreviewable: the change holds text that is not UTF-8, which no reviewer could be shown',
};

/** A change that no reviewer can be shown is one that nobody has reviewed. */
function unreviewable(patch: string): Objection | undefined {
  if (patch === '') return undefined;
  const unseen = [...parsePatch(Buffer.from(patch)).values()].filter(
    (change) => change.kind === 'opaque' && (change.why === 'binary' || change.why === 'submodule'),
  );
  if (unseen.length === 0) return undefined;
  const named = unseen.map(({ path }) => printable(path)).join(', ');
  return {
    rule: 'unreviewable',
    reason: `unreviewable: ${named} is no text that a reviewer could be shown`,
  };
}

function withoutKnown(facts: StepFacts, known: ReadonlySet<string>): StepFacts {
  if (facts.git === undefined) return facts;
  const changed = facts.git.changed.filter(({ path, status }) => status !== 'ignored' || !known.has(path));
  return { ...facts, git: { ...facts.git, changed } };
}

async function patchBetween(workTree: Repository, base: string, head: string): Promise<Buffer> {
  const options = [
    '-r',
    '-p',
    '-M50%',
    '--binary',
    '--full-index',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
  ];
  const prefixes = ['--src-prefix=a/', '--dst-prefix=b/'];
  const args = ['diff-tree', ...options, ...prefixes, '--end-of-options', base, head];
  return readGit(workTree, args);
}

import { isUtf8 } from 'node:buffer';
import { posix } from 'node:path';
import { editText } from '../../audit/tests/edited-tests.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import type { ExecuteStepResult } from '../../contracts/replies/step.ts';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { readStepFacts, type StepFactsRequest } from '../../gather/step-facts.ts';
import { TEXT_DIFF } from '../../gather/change/text-diff.ts';
import { readGit, type Repository } from '../../io/git/git.ts';
import { snapshotWorkTree } from '../../io/git/on-disk/snapshot.ts';
import { asRepoPath } from '../../kernel/repo-path.ts';
import { printable } from '../../kernel/text/printable.ts';
import { checkStep } from '../../steps/check-step.ts';
import type { StepFacts } from '../../steps/step-facts.ts';
import { readStamped } from '../../run/ledger/stamped.ts';
import type { RunAtHand } from '../../review/phases/world-of.ts';
import { untouchedSince } from './ignored-before.ts';
import type { StepOfRun } from './plan-fix.ts';
import { editsBetween } from './edits-between.ts';
import { undoneBy } from './round-so-far.ts';
import { workTreeOf } from '../../run/stored/work-tree-of.ts';

/** The program's verdict on an executor's result, and what the executor did to the work tree. */
export type CheckedFix = {
  readonly valid: boolean;
  readonly reason: string;
  readonly rule: string | null;
  readonly tree: string;
  readonly result: ExecuteStepResult;
  readonly step: StepOfRun['step'];
  readonly facts: StepFacts;
  /** What it changes in existing tests, in words. */
  readonly edits: readonly string[];
};

/** Checks a result against git. The patch is git's own when the executor left it out, as it should. */
export async function checkFix(run: RunAtHand, claimed: ExecuteStepResult): Promise<CheckedFix> {
  const { step, ignored, soFar } = await readStamped<StepOfRun>(run.paths.step, run.file);
  const workTree = await workTreeOf(run.file);
  const { tree } = await snapshotWorkTree(workTree);
  const known = await untouchedSince(workTree, ignored);
  return checkWork(workTree, run.file.base, {
    ...{ step, soFar, tree, claimed },
    factsOf: async (request) => withoutKnown(await readStepFacts(workTree, request), known),
  });
}

/** A file that an executor only read is no matter of its step's paths: what it changed, git says. Names outside the repository stay, to be refused. */
function withoutRead(claimed: ExecuteStepResult): ExecuteStepResult {
  const { filesTouched, filesWritten = [] } = claimed;
  if (filesTouched === undefined) return claimed;
  const written = new Set(filesWritten.map((path) => posix.normalize(path)));
  const touched = filesTouched.filter((name) => {
    const path = posix.normalize(name);
    return written.has(path) || asRepoPath(path) === undefined;
  });
  return { ...claimed, filesTouched: touched };
}

/** What one step has produced, and what its executor claims about it. */
export type Work = {
  readonly step: StepOfRun['step'];
  readonly soFar: StepOfRun['soFar'];
  readonly tree: string;
  readonly claimed: ExecuteStepResult;
  readonly factsOf: (request: StepFactsRequest) => Promise<StepFacts>;
};

/** The same when what the step produced is already known. */
export async function checkWork(
  workTree: Repository,
  { sha, tree: before }: RunFile['base'],
  { step, soFar, tree, claimed, factsOf }: Work,
): Promise<CheckedFix> {
  const bytes = await patchBetween(workTree, before, tree);
  const patch = bytes.toString('utf8');
  const changed = withoutRead(claimed);
  const result = changed.patch === undefined && patch !== '' ? { ...changed, patch } : changed;
  const facts = await factsOf({ base: sha ?? before, patch: result.patch, allow: [], exclude: [] });
  const verdict = checkStep({ step, result, facts });
  const own: Objection | undefined = isUtf8(bytes)
    ? verdict.valid
      ? (unreviewable(patch) ?? (await undoneBy(workTree, soFar, { before, after: tree })))
      : undefined
    : NOT_UTF8;
  const { valid, reason, rule = null } = own === undefined ? verdict : { valid: false, ...own };
  const edits = await editsBetween(workTree, { before, after: tree }, soFar.command);
  return { valid, reason, rule, tree, result, step, facts, edits: edits.map(editText) };
}

/** What the program objects to, beyond the rules of any step. */
type Objection = { readonly rule: string; readonly reason: string };

const NOT_UTF8: Objection = {
  rule: 'unreviewable',
  reason: 'unreviewable: the change holds text that is not UTF-8, which no reviewer could be shown',
};

/** Nobody can review a change that no reviewer can be shown. */
function unreviewable(patch: string): Objection | undefined {
  if (patch === '') return undefined;
  const unseen = [...parsePatch(Buffer.from(patch)).values()].filter(
    (change) => change.kind === 'opaque' && (change.why === 'binary' || change.why === 'submodule'),
  );
  if (unseen.length === 0) return undefined;
  const named = unseen.map(({ path }) => printable(path)).join(', ');
  return {
    rule: 'unreviewable',
    reason: `unreviewable: ${named} is not text that a reviewer could be shown`,
  };
}

/** Leaves out ignored files that were there before. */
export function withoutKnown(facts: StepFacts, known: ReadonlySet<string>): StepFacts {
  if (facts.git === undefined) return facts;
  const changed = facts.git.changed.filter(({ path, status }) => status !== 'ignored' || !known.has(path));
  return { ...facts, git: { ...facts.git, changed } };
}

function patchBetween(workTree: Repository, base: string, head: string): Promise<Buffer> {
  return readGit(workTree, ['diff-tree', ...TEXT_DIFF, '-M50%', '--end-of-options', base, head]);
}

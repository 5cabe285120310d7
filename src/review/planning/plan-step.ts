import { readConfig } from '../../gather/config.ts';
import { readRules } from '../../gather/rules.ts';
import type { Config } from '../../contracts/files/config.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import type { ExecuteStepResult, Step } from '../../contracts/replies/step.ts';
import type { Model } from '../../contracts/vocabulary.ts';
import { now } from '../../io/clock.ts';
import type { RepositoryFingerprint } from '../../io/git/on-disk/fingerprint.ts';
import type { Repository } from '../../io/git/git.ts';
import { materializeTree, pruneTrees } from '../../io/materialized/materialize.ts';
import { randomHex, randomId } from '../../io/random.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { VERSION } from '../../kernel/version.ts';
import { cleanText, type Clean } from '../../packets/material.ts';
import { PACKET_BUDGET } from '../../packets/packet.ts';
import { redactPatch } from '../../packets/redaction/redact-patch.ts';
import { createRedactor, type Redactor } from '../../packets/redaction/redact.ts';
import type { WholePacket } from '../../packets/assemble.ts';
import {
  buildSharedStepPacket,
  buildStepPacket,
  type JudgedStep,
  type SharedStep,
} from '../../packets/audit/step-packet.ts';
import { rulesInForce } from '../../rules/governs.ts';
import type { RuleFile } from '../../rules/rule.ts';
import { placesOfRule } from '../../rules/files/source.ts';
import { settingsTree, type Sides } from '../../scope/revision.ts';
import type { StepFacts } from '../../steps/step-facts.ts';
import { createRun, KEPT_TREES } from '../../run/stored/create-run.ts';
import { runPaths, type RunPaths } from '../../run/stored/layout.ts';
import { noncesOf, taskOf } from './packet-task.ts';
import { requireCacheOutside } from './plan-facts.ts';
import { settingsOf } from './settings.ts';
import { writeStamped } from '../../run/ledger/stamped.ts';
import { requireUntracked } from '../../run/stored/untracked.ts';
import { slotNames, writeSlots } from '../../run/slots/write-slots.ts';

export type StepToJudge = {
  readonly step: Step;
  readonly result: ExecuteStepResult;
  readonly facts: StepFacts;
  /** What it changes in the existing tests, in words. Undefined when this was not checked. */
  readonly edits?: readonly string[];
};

export type StepPlanRequest = StepToJudge & {
  readonly repository: Repository;
  /** The base, or the last commit when none was given, and the work tree as it was before anything was checked. */
  readonly sides: Sides;
  /** Also from before anything was checked: what changes after that fails the run. */
  readonly fingerprint: RepositoryFingerprint;
  readonly captured: RunFile['captured'];
  readonly cacheRoot: string;
  /** In an audit: where its runs are written, which is not the work tree that is judged. */
  readonly stage?: StageOfAudit;
};

type StageOfAudit = {
  readonly home: Repository;
  readonly audit: RunFile['audit'];
  readonly models: { readonly audit: Model };
};

export type SharedStepsRequest = Omit<StepPlanRequest, keyof StepToJudge | 'stage'> & {
  readonly steps: readonly (StepToJudge & { readonly id: string })[];
  readonly stage: StageOfAudit;
};

type IdentifiedStep = StepToJudge & { readonly id?: string };
type Planning = Omit<StepPlanRequest, keyof StepToJudge>;

/** `too-large`: no agent can be shown the whole step, so nobody can accept it. */
export type PlannedStep =
  | { readonly kind: 'run'; readonly file: RunFile; readonly paths: RunPaths }
  | { readonly kind: 'too-large'; readonly reason: string };

/**
 * Writes a run with one slot: the validator's judgement of a step's result. Calls no agent and changes nothing in the
 * repository.
 *
 * @throws config/*, environment/*, run/tracked
 */
export function planStep(request: StepPlanRequest): Promise<PlannedStep> {
  return planJudgement(request, [request]);
}

/** The same for several steps of an audit, which one validator judges in one call. */
export function planSharedSteps(request: SharedStepsRequest): Promise<PlannedStep> {
  return planJudgement(request, request.steps);
}

async function planJudgement(request: Planning, steps: readonly IdentifiedStep[]): Promise<PlannedStep> {
  const { repository, sides, fingerprint, cacheRoot } = request;
  const { home } = request.stage ?? { home: repository };
  requireCacheOutside(home, cacheRoot);
  await requireUntracked(home);
  const [config, { rules }, treeRoot] = await Promise.all([
    readConfig(repository, settingsTree(sides.base)),
    readRules(repository, settingsTree(sides.base)),
    materializeTree(repository, sides.head.tree, cacheRoot),
  ]);
  const governing = agentsRules(rules, steps.flatMap(touchedPaths));
  const redactor = createRedactor();
  const judged: SharedStep[] = [];
  for (const { id = '', ...step } of steps)
    judged.push({ id, judged: await cleanStep(step, governing, redactor) });
  const file = runFile(request, config, treeRoot, titleOf(judged));
  const built = builtPacket(file, judged);
  if (built.kind === 'too-large') return { kind: 'too-large', reason: tooLarge(built.bytes) };

  const paths = runPaths(home.top, file.run);
  await createRun(file, paths);
  await writeStamped(paths.fingerprint, file, fingerprint);
  await writeSlots(paths, file, 'judge', [{ packet: built.packet }], []);
  await pruneTrees(cacheRoot, KEPT_TREES);
  return { kind: 'run', file, paths };
}

function builtPacket(file: RunFile, steps: readonly SharedStep[]): WholePacket {
  const [first, ...more] = steps;
  if (first === undefined) throw new Error('no step to judge');
  const given = { task: taskOf(file), nonces: noncesOf(file), nextSlot: slotNames(file, []) };
  return more.length === 0
    ? buildStepPacket({ ...given, judged: first.judged })
    : buildSharedStepPacket({ ...given, steps });
}

/** Secrets are replaced before anything is written. The patch comes first: only its two sides show a long secret whole. */
async function cleanStep(
  { step, result, facts, edits = [] }: StepToJudge,
  rules: readonly RuleFile[],
  redactor: Redactor,
): Promise<Clean<JudgedStep>> {
  const patch = result.patch === undefined ? {} : { patch: await redactPatch(result.patch, redactor) };
  return cleanText<JudgedStep>({ step, result: { ...result, ...patch }, facts, rules, edits }, redactor);
}

function titleOf(steps: readonly SharedStep[]): string {
  const [first, ...more] = steps;
  if (more.length > 0) return steps.map(({ id }) => id).join(', ');
  return first?.judged.step.description ?? '';
}

/** `AGENTS.md`, or a file of that role under another name, that governs a touched file or the whole repository. */
function agentsRules(rules: readonly RuleFile[], touched: readonly RepoPath[]): RuleFile[] {
  const isAgents = (path: RepoPath): boolean => /(?:^|\/)AGENTS\.md$/.test(path);
  const everywhere = '' as RepoPath;
  return rulesInForce(
    rules.filter((rule) => placesOfRule(rule).some(isAgents)),
    [everywhere, ...touched],
  )
    .filter(({ governs }) => governs.length > 0)
    .map(({ rule }) => rule);
}

function touchedPaths({ result, facts: { git } }: Pick<StepToJudge, 'result' | 'facts'>): RepoPath[] {
  const claimed = [...(result.filesTouched ?? []), ...(result.filesWritten ?? [])] as RepoPath[];
  const changed = (git?.changed ?? []).flatMap(({ path, from }) =>
    from === undefined ? [path] : [path, from],
  );
  return [...new Set([...claimed, ...changed])];
}

function tooLarge(bytes: number): string {
  return `the step, its result and the rules make a packet of ${bytes} bytes, over the limit of ${PACKET_BUDGET}: no validator can be shown it whole, so split the step`;
}

function runFile(
  { repository, sides, captured, stage }: Planning,
  config: Config,
  treeRoot: string,
  description: string,
): RunFile {
  const [title = ''] = description.trim().split('\n', 1);
  const settings = { ...settingsOf(config, { noRules: true }), lenses: [] };
  const models = stage === undefined ? {} : { review: stage.models.audit };
  return {
    layout: 1,
    kind: 'step',
    run: randomId(),
    version: VERSION,
    planned_at: now(),
    captured,
    top: (stage?.home ?? repository).top,
    title: `step: ${printable(title.slice(0, 80))}`,
    scope_note: `the result of one step, ${sides.base.label} → ${sides.head.label}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: randomHex(16),
    settings: { ...settings, models: { ...settings.models, ...models } },
    lenses_without_work: [],
    warnings: [],
    ...(stage?.audit === undefined ? {} : { audit: stage.audit }),
  };
}

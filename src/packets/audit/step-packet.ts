import type { SlotName } from '../../contracts/shapes.ts';
import type { ExecuteStepResult, Step } from '../../contracts/replies/step.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { RuleFile } from '../../rules/rule.ts';
import { directoriesOf } from '../../rules/files/source.ts';
import {
  wholePacket,
  type Fenced,
  type Filling,
  type Nonces,
  type Task,
  type WholePacket,
} from '../assemble.ts';
import type { Clean } from '../material.ts';
import { shownPath } from '../hunks/shown-path.ts';
import { taskFactsWithTree } from '../texts/task-facts.ts';

/** What the validator of a step is shown, after every check of the program passed. `steps/` makes the facts. */
export type JudgedStep = {
  readonly step: Step;
  readonly result: ExecuteStepResult;
  readonly facts: JudgedFacts;
  /** The repository's applicable `AGENTS.md` files, at base. */
  readonly rules: readonly RuleFile[];
  /** How it changes existing tests, as the program sees it, in words. */
  readonly edits?: readonly string[];
};

type JudgedFacts = {
  /** Paths allowed in addition to the step's own, in gitignore syntax. */
  readonly allow: readonly string[];
  readonly exclude: readonly string[];
  /** Undefined if no base was given. */
  readonly git:
    | {
        readonly changed: readonly ChangedPath[];
        readonly patch:
          | { readonly kind: 'none' }
          | { readonly kind: 'refused' }
          | { readonly kind: 'applies'; readonly differs: readonly RepoPath[] };
      }
    | undefined;
};

type ChangedPath = {
  readonly path: RepoPath;
  readonly from?: RepoPath;
  readonly status: string;
  readonly oldMode?: string;
  readonly newMode?: string;
};

type StepPacketInput = {
  readonly task: Task;
  readonly judged: Clean<JudgedStep>;
  readonly nonces: Nonces;
  readonly nextSlot: () => SlotName;
};

/** The packet of a step's validator: what was asked, what is claimed, what git says, and the patch. */
export function buildStepPacket({ task, judged, nonces, nextSlot }: StepPacketInput): WholePacket {
  const { step, result, facts, edits = [] } = judged;
  const { patch = '', ...claim } = result;
  const filling: Filling = {
    ...taskFactsWithTree(task),
    checks: checksText(judged),
    step: [{ kind: 'STEP', content: stepText(step, facts) }],
    rules: rulesPart(judged),
    claim: [{ kind: 'CLAIM', content: JSON.stringify(claim, null, 2) }],
    changed: changedPart(facts),
    edits: edits.length === 0 ? '' : [{ kind: 'TESTS', content: edits.join('\n') }],
    diff: patch === '' ? 'The result has no patch.' : [{ kind: 'DIFF', content: patch }],
  };
  const call = { agent: 'execute-step-validator', slot: nextSlot(), part: 1, of: 1 } as const;
  return wholePacket(call, filling, nonces, written([judged]));
}

/** One of several steps that are judged in one call. All have the same rules. */
export type SharedStep = { readonly id: string; readonly judged: Clean<JudgedStep> };

type SharedStepInput = Omit<StepPacketInput, 'judged'> & { readonly steps: readonly SharedStep[] };

/** The packet of a validator of several steps, all of them in full: what was asked, what is claimed, and each patch. */
export function buildSharedStepPacket({ task, steps, nonces, nextSlot }: SharedStepInput): WholePacket {
  const filling: Filling = {
    ...taskFactsWithTree(task),
    count: String(steps.length),
    checks: steps.map(({ id, judged }) => `- ${id}: ${checksText(judged)}`).join('\n'),
    rules: rulesPart(steps[0]?.judged),
    edits: steps.flatMap(editsPart),
    steps: steps.flatMap(stepParts),
  };
  const call = { agent: 'execute-step-validator', contract: 'execute-step-validator-shared' } as const;
  const shown = written(steps.map(({ judged }) => judged));
  return wholePacket({ ...call, slot: nextSlot(), part: 1, of: 1 }, filling, nonces, shown);
}

function written(steps: readonly JudgedStep[]): { hunks: string[]; paths: RepoPath[] } {
  const paths = new Set(steps.flatMap(({ result }) => result.filesWritten ?? []));
  return { hunks: [], paths: [...paths].map((path) => path as RepoPath) };
}

function editsPart({ id, judged: { edits = [] } }: SharedStep): Fenced[] {
  return edits.length === 0 ? [] : [{ kind: 'TESTS', content: edits.join('\n'), attributes: { id } }];
}

function stepParts({ id, judged: { step, result, facts } }: SharedStep): Fenced[] {
  const { patch = '', ...claim } = result;
  const attributes = { id };
  return [
    { kind: 'STEP', content: stepText(step, facts), attributes },
    { kind: 'CLAIM', content: JSON.stringify(claim, null, 2), attributes },
    ...(patch === '' ? [] : [{ kind: 'DIFF', content: patch, attributes } as const]),
  ];
}

function stepText(step: Step, { allow, exclude }: JudgedFacts): string {
  const allowed = [...(step.allow ?? []), ...allow];
  const excluded = [...(step.exclude ?? []), ...exclude];
  return [
    `mode: ${step.mode}`,
    ...(allowed.length === 0 ? [] : [`only these paths may change: ${allowed.join(' ')}`]),
    ...(excluded.length === 0 ? [] : [`these paths may not change: ${excluded.join(' ')}`]),
    `description:\n${step.description}`,
    ...(step.why === undefined ? [] : [`why:\n${step.why}`]),
  ].join('\n\n');
}

/** Only words of the program: nothing from the executor or the repository. */
function checksText({ result, facts: { git } }: Omit<JudgedStep, 'rules'>): string {
  const agree = result.success
    ? 'The result keeps its contract, its mode is the one asked for, its patch is a complete unified diff, and its file lists and its patch name the same files. No path is touched that may not be.'
    : 'The result says that the step failed. It keeps its contract, its mode is the one asked for, and it brings no patch and no written files.';
  return `${agree} ${gitText(git)}`;
}

function gitText(git: JudgedFacts['git']): string {
  if (git === undefined) {
    return 'Nothing was compared with git: whether the tree already holds the patch is not known, and base is the last commit.';
  }
  const files = 'What git lists as changed between base and the work tree is what the result says.';
  switch (git.patch.kind) {
    case 'none':
      return files;
    case 'refused':
      return `${files} git cannot apply the patch at base.`;
    case 'applies':
      return git.patch.differs.length === 0
        ? `${files} The patch applies at base and makes exactly the files that are in the tree.`
        : `${files} The patch applies at base; ${git.patch.differs.length} of its files differ in the tree.`;
  }
}

function rulesPart({ rules = [] }: Partial<JudgedStep> = {}): string | readonly Fenced[] {
  return rules.length === 0 ? 'No AGENTS.md governs these files.' : rules.map(ruleFence);
}

function ruleFence(rule: RuleFile): Fenced {
  const folders = directoriesOf(rule).filter((folder) => folder !== '');
  const governed = folders.length === 0 ? {} : { folders: folders.map((folder) => `${folder}/`).join(', ') };
  return { kind: 'RULES', content: rule.body, attributes: { source: rule.path, ...governed } };
}

function changedPart({ git }: JudgedFacts): string | readonly Fenced[] {
  if (git === undefined) return 'It was not asked.';
  if (git.changed.length === 0) return 'Nothing.';
  return [{ kind: 'FILES', content: git.changed.map(changedLine).join('\n') }];
}

function changedLine({ path, from, status, oldMode, newMode }: ChangedPath): string {
  const renamed = from === undefined ? '' : ` (from ${shownPath(from)})`;
  const isModeChange = oldMode !== undefined && newMode !== undefined && oldMode !== newMode;
  return `${status.padEnd(9)} ${shownPath(path)}${renamed}${isModeChange ? ` mode ${oldMode} → ${newMode}` : ''}`;
}

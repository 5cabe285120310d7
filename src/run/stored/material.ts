import type { Context } from '../../context/context.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Clean, Material } from '../../packets/material.ts';
import { createRedactor, type KnownSecret, type Redactor } from '../../packets/redaction/redact.ts';
import type { ShownFile } from '../../packets/hunks/shown-files.ts';
import type { RuleFile } from '../../rules/rule.ts';
import type { RunPaths } from './layout.ts';
import { readStamped, writeStamped } from '../ledger/stamped.ts';

/** `context/rules.json`. */
export type RulesOfRun = {
  /** All rule files at base: a quoted rule is checked against them. */
  readonly all: readonly RuleFile[];
  /** Paths of the rule files that reviewers get. */
  readonly given: readonly RepoPath[];
  /** Rule files that the change itself edits. */
  readonly changed: readonly RepoPath[];
};

/** `context/facts.json`. */
export type FactsOfRun = { readonly context: Context; readonly checklist: readonly string[] };

/** Writes the material of the packets. Only redacted material reaches the disk. */
export async function writeMaterial(
  paths: RunPaths,
  run: RunFile,
  { files, context, rules, checklist }: Clean<Material>,
  selection: Pick<RulesOfRun, 'given' | 'changed'>,
): Promise<void> {
  const facts: FactsOfRun = { context, checklist };
  await Promise.all([
    writeStamped(paths.files, run, files),
    writeStamped(paths.rules, run, { all: rules, ...selection } satisfies RulesOfRun),
    writeStamped(paths.facts, run, facts),
  ]);
}

/** Reads the same material in a later process, with the rules that reviewers get. */
export async function readMaterial(paths: RunPaths, run: RunFile): Promise<Clean<Material>> {
  const [files, rules, { context, checklist }] = await Promise.all([
    readStamped<readonly ShownFile[]>(paths.files, run),
    readStamped<RulesOfRun>(paths.rules, run),
    readStamped<FactsOfRun>(paths.facts, run),
  ]);
  return withRules({ files, context, checklist }, rules);
}

/** What was read from a run's files, in the form that packets are made from. */
export function withRules(read: Omit<Material, 'rules'>, { all, given }: RulesOfRun): Clean<Material> {
  const material: Material = { ...read, rules: all.filter(({ path }) => given.includes(path)) };
  // `writeMaterial` accepts only redacted material.
  return material as Clean<Material>;
}

/** The run's redactor: a secret keeps its number in every process. */
export async function readRedactor(paths: RunPaths, run: RunFile): Promise<Redactor> {
  return createRedactor(await readStamped<readonly KnownSecret[]>(paths.secrets, run));
}

export async function writeSecrets(paths: RunPaths, run: RunFile, redactor: Redactor): Promise<void> {
  await writeStamped(paths.secrets, run, redactor.known());
}

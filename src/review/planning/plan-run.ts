import { bugChecklist } from '../../context/bug-checklist.ts';
import type { Config } from '../../contracts/files/config.ts';
import type { RunFile, Settings } from '../../contracts/files/run-files.ts';
import { readConfig, readSuppressions } from '../../gather/config.ts';
import { type Change, readChange } from '../../gather/change/change.ts';
import { readStaleNames } from '../../gather/target/stale-names.ts';
import { readRules } from '../../gather/rules.ts';
import { writeFileAtomically } from '../../io/files/files.ts';
import type { RepositoryFingerprint } from '../../io/git/on-disk/fingerprint.ts';
import type { Repository } from '../../io/git/git.ts';
import { pruneTrees } from '../../io/materialized/materialize.ts';
import { cleanMaterial, type Clean, type Material } from '../../packets/material.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import { Failure } from '../../kernel/failure.ts';
import { hunkIds, shownFiles, type ShownFile } from '../../packets/hunks/shown-files.ts';
import type { RuleFile } from '../../rules/rule.ts';
import { changedRules, rulesInForce, type RuleInForce } from '../../rules/governs.ts';
import { rulesFor, rulesOnlyOnBranch } from '../../rules/select-rules.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { createRun, KEPT_TREES } from '../../run/stored/create-run.ts';
import { writePast, type Past } from '../../run/remembered/memory.ts';
import { planPast } from '../past/plan-past.ts';
import type { PlanRequest } from './plan-request.ts';
import { readGiven } from './read-given.ts';
import { requireConfirmation } from './needs-confirmation.ts';
import { namesOf, requireCacheOutside } from './plan-facts.ts';
import { recodedIn } from './recoded-in.ts';
import { changeWarnings } from './plan-warnings.ts';
import { planUnused } from './plan-unused.ts';
import { runFile } from './run-file.ts';
import { runPaths, type RunPaths } from '../../run/stored/layout.ts';
import { jsonText } from '../../run/stored/run-json.ts';
import { sealPlanned } from '../../run/ledger/sealed-files.ts';
import { requireUntracked } from '../../run/stored/untracked.ts';
import { changedLineCount, scopeEntries } from './scope-entries.ts';
import { noTestCommand } from './no-test-command.ts';
import { MOST_PROVEN, settingsOf, WARN_FILES, type Size } from './settings.ts';
import { stampOf, writeStamped } from '../../run/ledger/stamped.ts';
import { asShard, pathsOfShard, skippedEntries } from '../shards/as-shard.ts';
import { writeMaterial, writeSecrets } from '../../run/stored/material.ts';
import { settingsTree } from '../../scope/revision.ts';

export type PlannedRun = {
  readonly file: RunFile;
  readonly paths: RunPaths;
  readonly change: Change;
  readonly material: Clean<Material>;
  readonly past: Past;
};

/**
 * Reads everything that a review needs and writes it as a new run. Changes nothing in the repository and calls no agent.
 *
 * @throws scope/*, rules/none-found, config/*, environment/*, refused/*, run/tracked
 */
export async function planRun(request: PlanRequest): Promise<PlannedRun> {
  const { repository } = request;
  const change = await readTrusted(request);
  const config = await readUserFiles(repository, change);
  const prove = request.prove === true ? provingOf(request, config) : undefined;
  const settings = settingsOf(config, request.options, sizeOf(request, change));
  const own = requireReviewable(request, change, config);

  const { rulesRead, context, textOf, roots, fingerprint } = await readGiven(request, change);
  const files = shownFiles(change);
  const notYet = await rulesToCome(repository, change, settings, { atBase: rulesRead.rules, files });
  const given = givenRules(settings, rulesInForce(rulesRead.rules, change.changed.keys()));
  const checklist = bugChecklist(context.stack, rulesRead.rules);
  const found = await planPast(request, change, files, { ...context, settings, given, checklist });

  const redactor = createRedactor();
  const raw = { files, context, rules: rulesRead.rules, checklist };
  const material = await cleanMaterial(raw, redactor, textOf);
  const whole = runFile(request, change, settings, roots, {
    names: await namesOf(request, change, redactor),
    ...planUnused(settings, material, given, notYet),
    warnings: [...rulesRead.notes, ...changeWarnings(change, material, settings.lenses), ...found.warnings],
    staleNames: await readStaleNames(repository, change),
    recoded: recodedIn(change, textOf),
    past: found,
    prove,
  });
  const shard = own && request.shard && { ...request.shard, paths: own, past: found.past };
  const file = shard === undefined ? whole : asShard(whole, change, { ...shard, context: material.context });
  const paths = await writeRun(request, file, change, fingerprint);
  await Promise.all([
    writeMaterial(paths, file, material, {
      given: given.map(({ rule }) => rule.path),
      changed: changedRules(change.changed, rulesRead.rules),
    }),
    writeSecrets(paths, file, redactor),
    writePast(paths, file, found.past),
    pruneTrees(request.cacheRoot, KEPT_TREES),
  ]);
  await sealPlanned(paths);
  return { file, paths, change, material, past: found.past };
}

/** Refused before anybody is called: at the end of the review it would be too late. */
function provingOf({ shard }: PlanRequest, { commands = {}, prove = {} }: Config): RunFile['prove'] {
  if (shard !== undefined)
    throw new Failure('usage/bad-value', '--prove and --shard exclude each other', {
      hint: 'prove what the merged review lists: correctless prove RUN',
    });
  if (commands.test === undefined) throw noTestCommand('base');
  return { most: prove.most ?? MOST_PROVEN };
}

function sizeOf({ shard }: PlanRequest, { changed }: Change): Size {
  return { changedLines: changedLineCount(scopeEntries(changed)), isPart: shard !== undefined };
}

async function readTrusted({ repository, target, onScope }: PlanRequest): Promise<Change> {
  const reading = readChange(repository, target);
  const [change] = await Promise.all([reading, requireUntracked(repository)]);
  onScope?.(change.scopeNote);
  return change;
}

/** The paths of the shard, if the run is one. */
function requireReviewable(
  request: PlanRequest,
  change: Change,
  config: Config,
): readonly RepoPath[] | undefined {
  const own = request.shard === undefined ? undefined : pathsOfShard(change, request.shard);
  if (!request.yes) {
    const { prefix } = request;
    requireConfirmation(change, config.review?.warn_files ?? WARN_FILES, {
      ...(own === undefined ? {} : { own }),
      ...(prefix === undefined ? {} : { prefix }),
    });
  }
  requireCacheOutside(request.repository, request.cacheRoot);
  return own;
}

/** Checked before anything costs money: a user's file that cannot be read must not stop a review at its end. */
async function readUserFiles(repository: Repository, { base }: Change): Promise<Config> {
  const [config] = await Promise.all([
    readConfig(repository, settingsTree(base)),
    readSuppressions(repository, settingsTree(base)),
  ]);
  return config;
}

/** Undefined when there are rules at base, nobody asks for rules, or no line is for a reviewer. Throws `rules/none-found`. */
async function rulesToCome(
  repository: Repository,
  { head }: Change,
  { lenses }: Settings,
  { atBase, files }: { readonly atBase: readonly RuleFile[]; readonly files: readonly ShownFile[] },
): Promise<string | undefined> {
  if (atBase.length > 0 || hunkIds(files).length === 0 || !lenses.includes('rules-compliance'))
    return undefined;
  return rulesOnlyOnBranch((await readRules(repository, head.tree)).rules);
}

function givenRules(settings: Settings, inForce: readonly RuleInForce[]): readonly RuleInForce[] {
  return settings.rules === 'none' ? [] : rulesFor(settings.rules, inForce);
}

async function writeRun(
  { ready }: PlanRequest,
  file: RunFile,
  change: Change,
  fingerprint: RepositoryFingerprint,
): Promise<RunPaths> {
  await ready?.(hunkIds(shownFiles(change)).length > 0);
  const paths = runPaths(file.top, file.run);
  await createRun(file, paths);
  const scope = { ...stampOf(file), files: scopeEntries(change.changed), skipped: skippedEntries(change) };
  await writeFileAtomically(paths.scope, jsonText(scope));
  await writeStamped(paths.fingerprint, file, fingerprint);
  return paths;
}

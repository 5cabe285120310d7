import type { RunFile, SlotFile } from '../../contracts/files/run-files.ts';
import type { Review } from '../../contracts/replies/review.ts';
import type { Defect } from '../../contracts/replies/score.ts';
import { slotLenses } from '../../contracts/slot-lenses.ts';
import { AGENTS_WITHOUT_TREE, LENSES, type Lens } from '../../contracts/vocabulary.ts';
import { isProvenByFacts } from '../../evidence/proofs/prove-lens.ts';
import { namedPaths } from '../../evidence/named-paths.ts';
import { mentionsSecrets } from '../../evidence/reviewed-text.ts';
import type { Looks } from '../../evidence/looks.ts';
import { withPackages, type World } from '../../evidence/world.ts';
import { readPackageTexts } from '../../gather/installed/package-texts.ts';
import { loadRedact, pathsMeant } from '../../gather/quoted-texts.ts';
import { readQuotedTexts, type QuotedTexts } from '../../gather/quoted-texts.ts';
import type { Repository } from '../../io/git/git.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { authorText, INTENT_ROOM } from '../../packets/texts/intent-texts.ts';
import type { RunPaths } from '../../run/stored/layout.ts';
import type { FactsOfRun, RulesOfRun } from '../../run/stored/material.ts';
import { readRunJson } from '../../run/stored/run-json.ts';
import { changedLinesOf } from '../planning/scope-entries.ts';
import { readStamped } from '../../run/ledger/stamped.ts';

/** The part of a run that evidence needs. A hook has no more of it. */
export type RunAtHand = {
  readonly repository: Repository;
  readonly file: RunFile;
  readonly paths: RunPaths;
};

/** Only this agent's evidence is in what code gathered. That file is large, so a hook reads it for no other agent. */
const FROM_FACTS: readonly Lens[] = LENSES.filter((lens) => isProvenByFacts(lens));

/** What a reviewer's claims are checked against: git's own content at both revisions, rules, history, its looks. */
export async function worldOf(
  run: RunAtHand,
  slot: Pick<SlotFile, 'agent' | 'lenses' | 'paths' | 'shard_slot'>,
  looks: Looks | undefined,
  review: Pick<Review, 'examined' | 'findings'>,
): Promise<World> {
  const [texts, rules, facts] = await Promise.all([
    textsFor(
      run,
      [...review.examined, ...namedPaths(review.findings)],
      mentionsSecrets(JSON.stringify(review)),
    ),
    readStamped<RulesOfRun>(run.paths.rules, run.file),
    slotLenses(slot).some((lens) => FROM_FACTS.includes(lens)) ? factsGiven(run, slot) : undefined,
  ]);
  return {
    ...texts,
    // Redacted already, with the run's own numbers: this is what agents were shown.
    rules: rules.all,
    redactedRule: (path) => rules.all.find((rule) => rule.path === path)?.body,
    rulesChanged: new Set(rules.changed),
    history: facts?.context.history ?? { rows: [], omitted: 0 },
    intent: facts === undefined ? '' : authorText(facts.context, INTENT_ROOM),
    looks,
    shown: new Set(slot.paths as RepoPath[]),
    hasTree: !AGENTS_WITHOUT_TREE.includes(slot.agent),
    policy: run.file.settings.scope_policy,
  };
}

/** A shard's reviewers are checked against the comments they were given, even when people have written more since then. */
function factsGiven({ file, paths }: RunAtHand, slot: Pick<SlotFile, 'shard_slot'>): Promise<FactsOfRun> {
  const shard = slot.shard_slot?.split('/')[0];
  return readStamped<FactsOfRun>(shard === undefined ? paths.facts : paths.shardFacts(shard), file);
}

/**
 * The texts in which a scorer's quotes are looked up. With `as shown`, also with the secrets replaced, whatever the
 * quotes contain.
 */
export async function textsOfScores(
  run: RunAtHand,
  defects: readonly Defect[],
  how?: 'as shown',
): Promise<QuotedTexts> {
  const quotes = defects.flatMap(({ supports, refutes }) => [...supports, ...refutes]);
  const texts = await textsFor(
    run,
    quotes.map(({ file }) => file),
    how === 'as shown' || mentionsSecrets(JSON.stringify(quotes)),
  );
  // A scorer may quote what a package does.
  return withPackages(texts);
}

/** Files as they are, to compare places rather than quotes. */
export function textsOfFiles(run: RunAtHand, files: readonly string[]): Promise<QuotedTexts> {
  return textsFor(run, files, false);
}

async function textsFor(run: RunAtHand, named: readonly string[], redacted: boolean): Promise<QuotedTexts> {
  const { repository, file, paths } = run;
  const scope = await readRunJson(paths.scope, 'scope');
  // The folder that holds `deps/`, when packages are next to the tree.
  const packageRoots = file.packages_root === undefined ? [] : [file.packages_root];
  // Agents name files by their path in the tree that they saw, on their own machine.
  const shardRoots = (file.merged?.shards ?? []).flatMap(({ tree_root: tree, top }) => [tree, top]);
  const quotes = {
    baseTree: file.base.tree,
    headTree: file.head.tree,
    changed: changedLinesOf(scope.files),
    treeRoots: [file.tree_root, file.top, ...packageRoots, ...shardRoots],
    named,
  };
  const redact = redacted ? await loadRedact() : undefined;
  const [texts, packages] = await Promise.all([
    readQuotedTexts(repository, quotes, redact),
    Promise.all(packageRoots.map((root) => readPackageTexts(root, pathsMeant(quotes), redact))),
  ]);
  return packages[0] === undefined ? texts : { ...texts, packages: packages[0] };
}

import { lastAttempt, roundOf, type RoundState, type WorkItem } from '../../../audit/fold/audit-state.ts';
import { changeItself, composeParts } from '../../../gather/history/shared-work.ts';
import type { Repository } from '../../../io/git/git.ts';
import { treeOf } from '../../../io/git/commits/commit-object.ts';
import { mergeTrees } from '../../../io/git/commits/merge-trees.ts';
import { openRun } from '../../../run/stored/open-run.ts';
import { readStamped } from '../../../run/ledger/stamped.ts';
import type { Audit } from '../../stored/open-audit.ts';
import { roundSoFar, undoneBy } from '../round-so-far.ts';
import type { DividedRun } from './take-shared-fix.ts';

/** The tree to be committed, or why the judged fix cannot be put on top of what was committed since. */
export type TreeOnTop =
  { readonly kind: 'tree'; readonly tree: string } | { readonly kind: 'apart'; readonly why: string };

/** Puts `tree`, a judged fix that was made together with others, on top of what the audit has committed since. */
export async function treeOnTop(
  audit: Audit,
  { item, tree, workTree }: { readonly item: WorkItem; readonly tree: string; readonly workTree: Repository },
): Promise<TreeOnTop> {
  const run = lastAttempt(item)?.run ?? '';
  const { file, paths } = await openRun(audit.home, run);
  const divided = await readStamped<DividedRun>(paths.divided, file);
  const base = file.base.tree;
  const head = await treeOf(audit.home, audit.state.head);
  if (head === base) return { kind: 'tree', tree };
  const made =
    (await besideOthers(roundOf(audit.state), workTree, { item, run, base, head, tree, divided })) ??
    (await merged(workTree, { base, head, tree }));
  if (made === undefined) {
    return {
      kind: 'apart',
      why: 'it was made beside other fixes, and does not apply on top of what was committed since',
    };
  }
  const soFar = await roundSoFar(audit, item.subject);
  const undone = await undoneBy(workTree, soFar, { before: head, after: made });
  return undone === undefined ? { kind: 'tree', tree: made } : { kind: 'apart', why: undone.reason };
}

type Beside = {
  readonly item: WorkItem;
  readonly run: string;
  readonly base: string;
  readonly head: string;
  readonly tree: string;
  readonly divided: DividedRun;
};

/** When only fixes of the same call were committed since: the call's work without that of the others. */
async function besideOthers(
  { items, commits }: RoundState,
  workTree: Repository,
  { item, run, base, head, tree, divided: { all, outcomes } }: Beside,
): Promise<string | undefined> {
  const committed = new Set(commits.map(({ subject }) => subject));
  const ofRun = items.filter((one) => lastAttempt(one)?.run === run && committed.has(one.subject));
  const partOf = (subject: string) => outcomes.find(({ id }) => id === subject)?.part ?? undefined;
  const own = partOf(item.subject);
  const others = ofRun.flatMap(({ subject }) => partOf(subject) ?? []);
  if (all === null || own === undefined) return undefined;
  const trees = { base, all };
  // What was judged is what the journal names, whatever else is recorded.
  if ((await composeParts(workTree, trees, [own])) !== tree) return undefined;
  if ((await composeParts(workTree, trees, others)) !== head) return undefined;
  return composeParts(workTree, trees, [...others, own]);
}

/** What git merges, if its change is the judged one, line by line. */
async function merged(
  workTree: Repository,
  { base, head, tree }: { readonly base: string; readonly head: string; readonly tree: string },
): Promise<string | undefined> {
  const found = await mergeTrees(workTree, { base, ours: head, theirs: tree });
  if (found.kind === 'conflict') return undefined;
  const [judged, now] = await Promise.all([
    changeItself(workTree, base, tree),
    changeItself(workTree, head, found.tree),
  ]);
  return judged === now ? found.tree : undefined;
}

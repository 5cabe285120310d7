import type { SlotFile } from '../contracts/files/run-files.ts';
import type { ExecuteStepResult, Step } from '../contracts/replies/step.ts';
import { readConfig } from '../gather/config.ts';
import { commitNamed } from '../gather/target/revisions.ts';
import { fingerprintRepository } from '../io/git/on-disk/fingerprint.ts';
import type { Repository } from '../io/git/git.ts';
import { treeWith } from '../io/git/objects/tree-with.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { advance } from './phases/advance.ts';
import type { RunPaths } from '../run/stored/layout.ts';
import { planStep } from './planning/plan-step.ts';

export type PlannedProbe = { readonly slot: SlotFile; readonly paths: RunPaths };

const FILE = 'probe.txt' as RepoPath;
const TEXT = 'correctless\n';

const STEP: Step = {
  description: `Add the file ${FILE} with the one line "correctless". Read it once in the tree before you judge.`,
  why: 'This is a probe of an installation: nothing of the user is judged, and the answer is not kept.',
  mode: 'apply',
};

const RESULT: ExecuteStepResult = {
  success: true,
  summary: `Added ${FILE}.`,
  filesTouched: [FILE],
  filesWritten: [FILE],
  patch: `diff --git a/${FILE} b/${FILE}\nnew file mode 100644\n--- /dev/null\n+++ b/${FILE}\n@@ -0,0 +1 @@\n+${TEXT}`,
  mode: 'apply',
};

/**
 * A run with one slot that costs as little as an agent can: a step that adds one line, judged in a tree with only that
 * file. The agent sees nothing of the repository. The slot is offered as `next` would offer it.
 *
 * @throws config/*, environment/*
 */
export async function planProbe(repository: Repository, cacheRoot: string): Promise<PlannedProbe> {
  const [{ sha, tree }, nothing, head] = await Promise.all([
    commitNamed(repository, 'HEAD'),
    treeWith(repository, undefined, new Map()),
    treeWith(repository, undefined, new Map([[FILE, { mode: '100644', content: TEXT }]])),
  ]);
  const { models } = await readConfig(repository, tree);
  const why = 'nothing of the repository takes part';
  const changed = [{ path: FILE, status: 'added', newMode: '100644' }] as const;
  const planned = await planStep({
    step: STEP,
    result: RESULT,
    facts: { allow: [], exclude: [], git: { base: sha, changed, patch: { kind: 'applies', differs: [] } } },
    repository,
    sides: {
      base: { sha, tree: nothing, label: 'an empty tree', why },
      head: { sha: null, tree: head, label: 'a tree of one file', why },
    },
    fingerprint: await fingerprintRepository(repository),
    captured: 'hooks',
    cacheRoot,
    stage: { home: repository, audit: undefined, models: { audit: models?.summary ?? 'haiku' } },
  });
  if (planned.kind === 'too-large') throw new Error(planned.reason);
  const { step } = await advance(repository, planned.file.run);
  const [slot] = step.kind === 'dispatch' ? step.slots : [];
  if (slot === undefined) throw new Error(`the probe ${planned.file.run} offers no slot`);
  return { slot: slot.slot, paths: planned.paths };
}

import { declaredTests } from '../../audit/tests/declared-tests.ts';
import type { AddedTests } from '../../audit/tests/new-tests.ts';
import { isTestFile } from '../../audit/tests/test-file.ts';
import { unchangedCode, type UnchangedCode } from '../../audit/claims/unchanged-code.ts';
import { commentsOf } from '../../context/comments/comments.ts';
import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { isGrave } from '../../contracts/severity-rank.ts';
import { roundOf } from '../../audit/fold/audit-state.ts';
import { undoneWork, type TestFileThen, type Undone } from '../../audit/undone-work.ts';
import { treeOf } from '../../io/git/commits/commit-object.ts';
import type { Repository } from '../../io/git/git.ts';
import { blobAt } from '../../io/git/objects/one-object.ts';
import { ABSENT, treeChanges } from '../../io/git/objects/tree-changes.ts';
import { placedAt } from '../findings-today.ts';
import type { Audit } from '../stored/open-audit.ts';

/** What a round has done before a fix: the fix must not undo it. */
export type RoundSoFar = {
  /** The tree at which the round began. */
  readonly start: string;
  readonly earlier: readonly { readonly tree: string; readonly sha: string }[];
  /** The file of the finding: a test that a finding is about may be removed. */
  readonly about: string | null;
  /** The test command. */
  readonly command: string;
  /** Whether a grave finding is about lines without a comment: a comment cannot fix it. */
  readonly isOfCode: boolean;
};

/** Every earlier state of the round's branch, including those with fixes that were reverted. */
export async function roundSoFar(audit: Audit, subject: string): Promise<RoundSoFar> {
  const { home, file, journal, state } = audit;
  const { round, head } = roundOf(state);
  const finding = state.findings.get(subject);
  const made = journal.flatMap((event) => {
    if (!('round' in event) || event.round !== round) return [];
    if (event.kind === 'committed') return [event.sha];
    return event.kind === 'reverted' ? [event.by] : [];
  });
  const states = await Promise.all(
    [head, ...made].map(async (sha) => ({ sha, tree: await treeOf(home, sha) })),
  );
  const now = await treeOf(home, state.head);
  return {
    start: await treeOf(home, head),
    earlier: states.filter(({ tree }) => tree !== now),
    about: finding?.location.file ?? null,
    command: file.settings.test,
    isOfCode: finding !== undefined && isGrave(finding) && (await isOfCode(audit, finding)),
  };
}

async function isOfCode(audit: Audit, finding: AuditFinding): Promise<boolean> {
  const { location } = await placedAt(audit, finding, audit.state.head);
  const [first, last] = location.lines;
  const text = (await textAt(audit.home, audit.state.head, location.file)) ?? '';
  return !commentsOf(text, location.file).some(({ at }) => at.start <= last && at.end >= first);
}

/** Whether the fix that turns `before` into `after` undoes what the round has achieved, or changes nothing that runs. */
export async function undoneBy(
  workTree: Repository,
  { start, earlier, about, isOfCode }: RoundSoFar,
  { before, after }: { readonly before: string; readonly after: string },
): Promise<Undone | UnchangedCode | undefined> {
  const at = (tree: string, path: string) => textAt(workTree, tree, path);
  const changes = (await treeChanges(workTree, before, after)).map(async ({ path }) => ({
    path,
    before: await at(before, path),
    after: await at(after, path),
  }));
  const changed = await Promise.all(changes);
  const tests = changed
    .filter(({ path }) => isTestFile(path))
    .map(async (file): Promise<TestFileThen> => ({
      ...file,
      start: await at(start, file.path),
      isAbout: file.path === about,
    }));
  return (
    undoneWork({ tree: after, earlier, tests: await Promise.all(tests) }) ??
    (isOfCode ? unchangedCode(changed) : undefined)
  );
}

/** Tests that the round has added so far, in the audit's current state. */
export async function addedTests({ home, state }: Audit): Promise<AddedTests> {
  const { head } = roundOf(state);
  const changes = (await treeChanges(home, await treeOf(home, head), await treeOf(home, state.head))).filter(
    ({ path }) => isTestFile(path),
  );
  const files = changes.filter(({ from }) => from === ABSENT).map(({ path }) => path);
  const names = await Promise.all(
    changes.map(async ({ path }) => {
      const known = declaredTests(path, (await textAt(home, head, path)) ?? '');
      const now = declaredTests(path, (await textAt(home, state.head, path)) ?? '');
      return [...now].filter((name) => !known.has(name));
    }),
  );
  return { files, names: names.flat() };
}

/** A file of a tree or a commit. Undefined when it does not exist. */
export async function textAt(
  repository: Repository,
  tree: string,
  path: string,
): Promise<string | undefined> {
  return (await blobAt(repository, tree, path))?.toString('utf8');
}

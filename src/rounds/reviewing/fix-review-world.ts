import type { ReviewedDiff } from '../../audit/claims/check-fix-review.ts';
import type { FixReview } from '../../contracts/replies/audit-finding.ts';
import { readQuotedTexts } from '../../gather/quoted-texts.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { ShownFile } from '../../packets/hunks/shown-files.ts';
import { readRunJson } from '../../run/stored/run-json.ts';
import { changedLinesOf } from '../../review/planning/scope-entries.ts';
import { readStamped } from '../../run/ledger/stamped.ts';
import type { RunAtHand } from '../../review/phases/world-of.ts';

/** What a fix review may be about: the changed files of the round and their siblings. */
export async function fixReviewWorld(run: RunAtHand, review: FixReview): Promise<ReviewedDiff> {
  const { repository, file, paths } = run;
  const [scope, files] = await Promise.all([
    readRunJson(paths.scope, 'scope'),
    readStamped<readonly ShownFile[]>(paths.files, file),
  ]);
  const changed = changedLinesOf(scope.files);
  const { exists } = await readQuotedTexts(repository, {
    baseTree: file.base.tree,
    headTree: file.head.tree,
    changed,
    treeRoots: [],
    named: review.map(({ location }) => location.file),
  });
  const names = files.flatMap(({ path, from }) => (from === null ? [path] : [path, from]));
  return { changed: new Set<RepoPath>(names), exists, lines: files.flatMap(changedLines) };
}

function changedLines({ hunks }: ShownFile): string[] {
  return hunks.flatMap(({ text }) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('+') || line.startsWith('-') || line.startsWith(' '))
      .map((line) => line.slice(1)),
  );
}

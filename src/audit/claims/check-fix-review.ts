import { posix } from 'node:path';
import type { FixReview, ReviewedFix } from '../../contracts/replies/audit-finding.ts';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import { withoutVerbatim } from './verbatim.ts';

/** What a fix review may be about, and what it may not repeat. */
export type ReviewedDiff = {
  /** Changed files of the round, with both names of a rename. */
  readonly changed: ReadonlySet<RepoPath>;
  /** Whether the tree under review, or the one before, has the file. */
  readonly exists: (path: RepoPath) => boolean;
  /** Added and removed lines, without their marks. */
  readonly lines: readonly string[];
};

/**
 * Places of a reply that are neither in a changed file nor in a sibling of one (same folder, same ending), worded for the
 * reviewer. A finding elsewhere cannot be about these fixes, but must not be dropped silently either.
 */
export function misplacedFindings(review: FixReview, diff: ReviewedDiff): string[] {
  return review.flatMap(({ id, location: { file, lines } }, index) => {
    const [first, last] = lines;
    if (first > last) return [`/${index}/location/lines of ${id}: ${first} is after ${last}`];
    const path = asRepoPath(file);
    if (path !== undefined && diff.exists(path) && isNear(path, diff.changed)) return [];
    return [`/${index}/location/file of ${id}: "${file}" is neither a changed file nor a sibling of one`];
  });
}

function isNear(path: RepoPath, changed: ReadonlySet<RepoPath>): boolean {
  if (changed.has(path)) return true;
  const [folder, ending] = [posix.dirname(path), posix.extname(path)];
  if (ending === '') return false;
  return [...changed].some((other) => posix.dirname(other) === folder && posix.extname(other) === ending);
}

/** A finding with every line of the diff removed from its texts, and whether there was one. */
export function withoutDiffLines(
  finding: ReviewedFix,
  { lines }: Pick<ReviewedDiff, 'lines'>,
): { readonly finding: ReviewedFix; readonly repeats: boolean } {
  const clean = (text: string): string => withoutVerbatim(text, lines);
  const { title, description, evidence, impact, instance_fix, class_fix } = finding;
  const cleaned: ReviewedFix = {
    ...finding,
    title: clean(title),
    description: clean(description),
    evidence: clean(evidence),
    impact: clean(impact),
    instance_fix: clean(instance_fix),
    class_fix: clean(class_fix),
  };
  return { finding: cleaned, repeats: JSON.stringify(cleaned) !== JSON.stringify(finding) };
}

import type { RepoPath } from '../kernel/repo-path.ts';
import { contentFacts, type ContentFacts } from './content-facts.ts';
import { namedAsBundle } from './third-party-name.ts';

/** A file of the change that no reviewer is shown; it is listed with its reason, never silently left out. */
export type SkippedFile = {
  readonly path: RepoPath;
  readonly reason: SkipReason;
  readonly bytes: number | null;
  /** Changed lines that nobody is shown; 0 when git does not count lines, as for a binary file. */
  readonly lines: number;
  readonly decided_by: SkipDecision;
  /** The project's own words, from `review.skip` at base. */
  readonly why?: string;
};

export type SkipReason =
  | 'binary'
  | 'minified'
  | 'generated'
  | 'lockfile'
  | 'vendored'
  | 'submodule'
  | 'mode'
  | 'executable'
  | 'rename'
  | 'moved'
  | 'program'
  | 'empty'
  | 'placeholder'
  | 'encoding'
  | 'review.skip'
  | 'unreadable'
  | 'misread'
  | 'lfs'
  | 'large';

/**
 * Who decided that nobody has to see it: the base revision, or the kind of content. `nobody`: it cannot be shown, or showing it
 * is of no use, and it may contain code. Then the review is incomplete.
 */
export type SkipDecision = 'base' | 'content' | 'nobody';

/** What `.gitattributes` at base say about a path. Undefined: nothing. */
export type PathAttributes = {
  readonly generated?: boolean | undefined;
  readonly vendored?: boolean | undefined;
  /** `-diff` or `binary`: the project does not want diffs of this file. */
  readonly noDiff?: boolean | undefined;
};

export type BaseReason = {
  readonly reason: 'binary' | 'vendored' | 'generated' | 'review.skip';
  readonly why?: string;
};

/** Why the base revision excludes a path, whatever its content. A name alone is never a reason. */
export function skippedAtBase(
  { generated, vendored, noDiff }: PathAttributes,
  configured?: string,
): BaseReason | undefined {
  if (configured !== undefined) return { reason: 'review.skip', why: configured };
  if (noDiff === true) return { reason: 'binary' };
  if (vendored === true) return { reason: 'vendored' };
  return generated === true ? { reason: 'generated' } : undefined;
}

/** Why a file is not shown, judging by its content. */
export function skippedByContent(path: RepoPath, content: Uint8Array): 'generated' | 'minified' | undefined {
  return skippedByFacts(path, contentFacts(content));
}

/** Share of bytes in lines that are longer than people write. A single readable line makes the file a text with long lines. */
const MINIFIED_SHARE = 0.9;

export function skippedByFacts(path: RepoPath, content: ContentFacts): 'generated' | 'minified' | undefined {
  if (content.signed) return 'generated';
  return namedAsBundle(path) && isMinified(content) ? 'minified' : undefined;
}

function isMinified({ bytes, longLines, readableLines }: ContentFacts): boolean {
  return bytes > 0 && longLines >= bytes * MINIFIED_SHARE && readableLines === 0;
}

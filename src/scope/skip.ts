import type { RepoPath } from '../kernel/repo-path.ts';
import { contentFacts, type ContentFacts } from './content-facts.ts';
import { namedAsBundle } from './foreign-name.ts';

/** A file of the change that no reviewer is shown; listed with its reason, never silently left out. */
export type SkippedFile = {
  readonly path: RepoPath;
  readonly reason: SkipReason;
  readonly bytes: number | null;
  /** Changed lines that nobody is shown; 0 where git counts none, as of a binary file. */
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
 * Who says that nobody need see it: the base revision, or the content by what it is. `nobody`: it could not be shown, or
 * would be no use to, and whether there is code in it is not known. Then the review is incomplete.
 */
export type SkipDecision = 'base' | 'content' | 'nobody';

/** What `.gitattributes` at base say of a path. Undefined: nothing. */
export type PathAttributes = {
  readonly generated?: boolean | undefined;
  readonly vendored?: boolean | undefined;
  /** `-diff` or `binary`: the project does not want to see differences of this file. */
  readonly noDiff?: boolean | undefined;
};

export type BaseReason = {
  readonly reason: 'binary' | 'vendored' | 'generated' | 'review.skip';
  readonly why?: string;
};

/** Why the base revision leaves a path out, whatever it contains. No name alone is a reason. */
export function skippedAtBase(
  { generated, vendored, noDiff }: PathAttributes,
  configured?: string,
): BaseReason | undefined {
  if (configured !== undefined) return { reason: 'review.skip', why: configured };
  if (noDiff === true) return { reason: 'binary' };
  if (vendored === true) return { reason: 'vendored' };
  return generated === true ? { reason: 'generated' } : undefined;
}

/** Why a file is not shown because of what it contains. */
export function skippedByContent(path: RepoPath, content: Uint8Array): 'generated' | 'minified' | undefined {
  return skippedByFacts(path, contentFacts(content));
}

/** Share of bytes that stand in lines longer than people write; one line that can be read makes it a text with long lines. */
const MINIFIED_SHARE = 0.9;

export function skippedByFacts(path: RepoPath, content: ContentFacts): 'generated' | 'minified' | undefined {
  if (content.signed) return 'generated';
  return namedAsBundle(path) && isMinified(content) ? 'minified' : undefined;
}

function isMinified({ bytes, longLines, readableLines }: ContentFacts): boolean {
  return bytes > 0 && longLines >= bytes * MINIFIED_SHARE && readableLines === 0;
}

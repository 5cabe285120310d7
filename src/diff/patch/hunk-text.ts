import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Hunk } from '../changed-lines.ts';

/** The text of a hunk in the patch, including its `@@` line. Invalid UTF-8 becomes U+FFFD. */
export function hunkText(patch: Buffer, hunk: Hunk): string {
  return patch.toString('utf8', hunk.bytes.start, hunk.bytes.end);
}

/** `path#n`, where n counts from 1 within the file. */
export function hunkId(path: RepoPath, index1: number): string {
  return `${path}#${index1}`;
}

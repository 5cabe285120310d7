import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Hunk } from '../changed-lines.ts';

/** A hunk as it stands in the patch, `@@` line included. Bytes that are not UTF-8 become U+FFFD. */
export function hunkText(patch: Buffer, hunk: Hunk): string {
  return patch.toString('utf8', hunk.bytes.start, hunk.bytes.end);
}

/** `path#n`, n counted from 1 within the file. */
export function hunkId(path: RepoPath, index1: number): string {
  return `${path}#${index1}`;
}

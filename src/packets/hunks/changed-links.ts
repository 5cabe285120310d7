import { posix } from 'node:path';
import type { FileChange } from '../../diff/changed-lines.ts';
import { hunkText } from '../../diff/patch/hunk-text.ts';

/** Where a symbolic link that a change adds or redirects leads, as written, and whether that is outside of the repository. */
export type ChangedLink = { readonly target: string; readonly leaves: boolean };

/** The link that a file is after the change; undefined for any other file. */
export function linkIn(file: FileChange, patch: Buffer): ChangedLink | undefined {
  if (file.kind !== 'text') return undefined;
  // A file that becomes a link has two sections in the patch, and the link is the later one.
  const hunk = file.hunks.at(-1);
  if (hunk === undefined || hunk.added.length === 0) return undefined;
  const section = patch.lastIndexOf('\ndiff --git ', hunk.bytes.start, 'latin1') + 1;
  const end = patch.indexOf('\n@@ ', section, 'latin1');
  if (!IS_LINK.test(patch.toString('latin1', section, end < 0 ? hunk.bytes.start : end))) return undefined;
  const lines = hunkText(patch, hunk).split('\n').slice(1);
  const target = lines.flatMap((line) => (line.startsWith('+') ? [line.slice(1)] : [])).join('\n');
  return { target, leaves: leaves(file.path, target) };
}

const IS_LINK = /^(?:new file mode|new mode|index [0-9a-f]+\.\.[0-9a-f]+) 120000$/m;

/** Also into `.git`, which is not part of the tree. Backslashes or a drive make it a Windows link. */
function leaves(path: string, target: string): boolean {
  const plain = target.replaceAll('\\', '/');
  if (posix.isAbsolute(plain) || /^[a-z]:/i.test(plain)) return true;
  const place = posix.join(posix.dirname(path), plain);
  return /^(?:\.\.|\.git)(?:\/|$)/i.test(place);
}

import type { ChangedLines } from '../../diff/changed-lines.ts';
import { parsePatch } from '../../diff/patch/parse-patch.ts';

/** One commit's patch and the lines it changed. */
export type CommitPatch = { readonly patch: Buffer; readonly changed: ChangedLines };

/**
 * Patches of `git diff-tree --stdin -p`, by commit.
 *
 * Before each patch git prints the commit's name on a separate line. No line of a patch is bare hex, since content
 * lines begin with a blank or a sign.
 */
export function parseCommitPatches(output: Buffer): ReadonlyMap<string, CommitPatch> {
  const patches = new Map<string, CommitPatch>();
  const text = output.toString('latin1');
  const names = [...text.matchAll(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/gm)];
  for (const [index, match] of names.entries()) {
    const patch = output.subarray(
      match.index + match[0].length + 1,
      names[index + 1]?.index ?? output.length,
    );
    patches.set(match[0], { patch, changed: parsePatch(patch) });
  }
  return patches;
}

import type { Redactor } from './redact.ts';
import { redactHunks } from './redact-hunks.ts';
import type { ShownFile, ShownHunk } from '../hunks/shown-files.ts';

/**
 * The text of a patch with its secrets replaced, line for line.
 *
 * A secret over several lines is not recognised in a patch, where every line has its mark. So each side of a hunk is
 * redacted separately first, and then everything outside hunks.
 */
export async function redactPatch(patch: string, redactor: Redactor): Promise<string> {
  const [head = '', ...hunks] = patch.split(/^(?=@@ )/m);
  const [file] = await redactHunks([patchAsFile(hunks)], redactor);
  const sides = [head, ...(file?.hunks ?? []).map(({ text }) => text)].join('');
  return await redactor.redact(sides);
}

/** The headers of later files are at the end of the hunk before them; as lines of that hunk they are preserved. */
function patchAsFile(hunks: readonly string[]): ShownFile {
  return {
    path: '' as ShownFile['path'],
    from: null,
    status: 'modified',
    addedLines: 0,
    removedLines: 0,
    skipped: null,
    header: '',
    hunks: hunks.map((text, index): ShownHunk => ({ id: String(index), old: ANYWHERE, new: ANYWHERE, text })),
  };
}

// Only a whole file would need the position.
const ANYWHERE: ShownHunk['old'] = { start: 1, count: 0 };

import type { RunFile } from '../../contracts/files/run-files.ts';
import { readTextIfAny, writeFileAtomically } from '../../io/files/files.ts';
import { corrupt, jsonText, parsedJson } from '../stored/run-json.ts';

/** Every file of a run says which run and which two trees it belongs to. */
type Stamp = { readonly run: string; readonly base: string; readonly head: string };

export function stampOf({ run, base, head }: RunFile): Stamp {
  return { run, base: base.tree, head: head.tree };
}

/** Writes a file that a later command of the same run reads with `readStamped`. */
export async function writeStamped(path: string, run: RunFile, content: unknown): Promise<void> {
  await writeFileAtomically(path, jsonText({ ...stampOf(run), content }));
}

/**
 * What `writeStamped` wrote. The shape is our own: `scripts/layout/layout-table.ts` names the one producer of the file.
 *
 * @throws run/corrupt when it is missing, not JSON or of another run
 */
export async function readStamped<T>(path: string, run: RunFile): Promise<T> {
  const text = await readTextIfAny(path);
  if (text === undefined) throw corrupt(path, 'is missing');
  const value = parsedJson(path, text);
  const stamp = stampOf(run);
  if (typeof value !== 'object' || value === null || !('content' in value)) {
    throw corrupt(path, 'is not a file of a run');
  }
  const found = value as Partial<Stamp>;
  if (found.run !== stamp.run || found.base !== stamp.base || found.head !== stamp.head) {
    throw corrupt(path, `belongs to run ${String(found.run)}, not to ${stamp.run} as planned`);
  }
  return (value as { content: T }).content;
}

import { resolve } from 'node:path';
import { writeFileAtomically } from '../io/files.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { printable } from '../kernel/printable.ts';

/**
 * A report on standard output or, with `--output`, in a file: whole or not at all, and never half of an older one.
 *
 * @throws environment/file-unwritable
 */
export async function printedOrWritten(
  text: string | Uint8Array,
  output: string | undefined,
  cwd: string,
): Promise<Outcome> {
  if (output === undefined) return { status: 0, stdout: text };
  const path = resolve(cwd, output);
  await writeFileAtomically(path, text);
  return { status: 0, stderr: `Written: ${printable(path)}\n` };
}

import { join, resolve } from 'node:path';
import { writeFileAtomically } from '../../io/files/files.ts';
import { outputPlace } from '../../io/files/output-place.ts';
import { Failure } from '../../kernel/failure.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { Flags } from '../line/command.ts';

export const OUTPUT_FLAG: Flags = {
  'output FILE': 'write to FILE, whole or not at all, instead of to stdout',
};

/**
 * Prints the text, or writes it to the file that `--output` names, relative to `cwd`, and says so.
 *
 * @throws usage/bad-value for a folder or a device, environment/file-unwritable
 */
export async function deliver(
  text: string | Uint8Array,
  output: string | undefined,
  cwd: string,
): Promise<Outcome> {
  if (output === undefined)
    return { status: 0, stdout: typeof text === 'string' ? text : Buffer.from(text).toString() };
  const { kind, path } = await outputPlace(resolve(cwd, output));
  if (kind === 'folder' || /[/\\]$/.test(output)) {
    throw new Failure('usage/bad-value', `--output: "${output}" is a folder`, {
      hint: `name a file in it: --output ${join(output, 'report')}`,
    });
  }
  if (kind === 'other') {
    throw new Failure('usage/bad-value', `--output: "${output}" is no regular file`, {
      hint: 'leave --output out, and redirect what is printed',
    });
  }
  await writeFileAtomically(path, text);
  return { status: 0, stderr: `wrote ${inertLine(output)} (${Buffer.byteLength(text)} bytes)\n` };
}

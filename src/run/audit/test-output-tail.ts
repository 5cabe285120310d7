import { outputOf } from './command-run.ts';
import type { Audit } from './stored/open-audit.ts';

/** Bytes of the tests' output that an executor is shown; it is told that there is more. */
const SHOWN = 20_000;

/** The end of what the tests printed at the commit the audit stands at. */
export async function testOutputTail({ state }: Audit): Promise<string | undefined> {
  const folder = state.testing.get(state.head);
  if (folder === undefined) return undefined;
  const output = await outputOf(folder);
  if (output.length <= SHOWN) return output;
  const tail = output.slice(-SHOWN);
  return `(the last ${SHOWN} of ${output.length} characters)\n${tail.slice(tail.indexOf('\n') + 1)}`;
}

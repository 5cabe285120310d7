import { failuresShown } from '../../audit/test-output/failures-shown.ts';
import { outputOf } from './command-run.ts';
import type { Audit } from './stored/open-audit.ts';

/** Characters of the tests' output that an executor is shown. */
const SHOWN = 30_000;

/** What the tests said of these failures at the commit the audit stands at. */
export async function testOutput(
  { state, file }: Audit,
  failures: readonly string[],
): Promise<string | undefined> {
  const folder = state.testing.get(state.head);
  if (folder === undefined) return undefined;
  return failuresShown(await outputOf(folder), failures, { root: file.work_tree, budget: SHOWN });
}

import { failuresShown } from '../audit/tests/failures-shown.ts';
import { complaintsShown } from '../audit/tests/complaints-shown.ts';
import { isOfLint } from '../audit/tests/output/read-lint-output.ts';
import { lintFolder, outputOf } from './command-run.ts';
import type { Audit } from './stored/open-audit.ts';

/** Characters of the tests' output that an executor is shown. */
const SHOWN = 30_000;

/** What the tests said about these failures at the audit's current commit. */
export async function testOutput(
  { state, file }: Audit,
  failures: readonly string[],
): Promise<string | undefined> {
  const folder = state.testing.get(state.head);
  if (folder === undefined) return undefined;
  const complaints = failures.filter(isOfLint);
  const tests = failures.filter((name) => !isOfLint(name));
  const lint =
    complaints.length === 0
      ? []
      : [complaintsShown(await outputOf(lintFolder(folder)), complaints, file.work_tree)];
  const shown = { root: file.work_tree, budget: SHOWN };
  const failed = tests.length === 0 ? [] : [failuresShown(await outputOf(folder), tests, shown)];
  return [...failed, ...lint].join('\n\n');
}

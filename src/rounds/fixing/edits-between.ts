import { declaredTests } from '../../audit/tests/declared-tests.ts';
import { editOfGround, editsOfTests } from '../../audit/tests/test-edits.ts';
import { isTestFile } from '../../audit/tests/test-file.ts';
import { isTestGround, namedByCommand } from '../../audit/tests/test-ground.ts';
import type { TestEdit } from '../../contracts/files/audit-journal.ts';
import type { Repository } from '../../io/git/git.ts';
import { treeChanges } from '../../io/git/objects/tree-changes.ts';
import { textAt } from './round-so-far.ts';

/** What the change from one tree to another edits in existing tests and in what the test command runs. */
export async function editsBetween(
  repository: Repository,
  { before, after }: { readonly before: string; readonly after: string },
  command: string,
): Promise<TestEdit[]> {
  const changes = await treeChanges(repository, before, after);
  if (changes.length === 0) return [];
  const named = namedByCommand(command, await textAt(repository, before, 'package.json'));
  const edits = changes.map(async ({ path }) => {
    const isGround = isTestGround(path, named);
    if (!isGround && !isTestFile(path)) return [];
    const [was, is] = [await textAt(repository, before, path), await textAt(repository, after, path)];
    const file = { path, before: was, after: is };
    // A test file counts as one, whatever its name and whatever refers to it.
    const isOfTests = isTestFile(path) && declaredTests(path, was ?? is ?? '').size > 0;
    return isGround && !isOfTests ? editOfGround(file) : editsOfTests(file);
  });
  return (await Promise.all(edits)).flat();
}

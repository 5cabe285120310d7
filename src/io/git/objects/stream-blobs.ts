import { groupedBy } from '../../../kernel/grouped-by.ts';
import { BatchOutput, endedEarly, sizeInHeader } from './batch-output.ts';
import { readGit, type Repository } from '../git.ts';
import { MANY_OBJECTS } from '../neutral-git.ts';

/**
 * Each blob once, whole, in order, with one `cat-file --batch`. git reads the next one while `use` works.
 *
 * @throws environment/tree-unavailable for a missing object (a partial or damaged clone)
 */
export async function eachBlob(
  repository: Repository,
  oids: Iterable<string>,
  use: (oid: string, content: Buffer) => unknown,
): Promise<void> {
  const left = [...new Set(oids)].toReversed();
  if (left.length === 0) return;
  const input = `${left.toReversed().join('\n')}\n`;
  const output = new BatchOutput({
    begin: (header) => ({ size: sizeInHeader(left.at(-1) ?? '', header), isWanted: true }),
    use: (content) => use(left.pop() ?? '', content ?? Buffer.alloc(0)),
  });
  await readGit(repository, [...MANY_OBJECTS, 'cat-file', '--batch', '--buffer'], {
    input,
    each: (piece) => {
      output.take(piece);
    },
  });
  if (left.length > 0) throw endedEarly(left.length);
}

/** The same for the files of a tree, with their entries: several files may have the same content, which is read once. */
export async function eachFile<Entry extends { readonly oid: string }>(
  repository: Repository,
  entries: readonly Entry[],
  use: (entry: Entry, content: Buffer) => unknown,
): Promise<void> {
  const byOid = groupedBy(entries, ({ oid }) => oid);
  await eachBlob(repository, byOid.keys(), (oid, content) => {
    for (const entry of byOid.get(oid) ?? []) use(entry, content);
  });
}

import type { Repository } from '../../io/git/git.ts';
import { blobSizes } from '../../io/git/objects/objects.ts';
import { eachBlob } from '../../io/git/objects/stream-blobs.ts';
import { contentFacts, type ContentFacts } from '../../scope/content-facts.ts';
import { declaresOther } from '../../scope/declared-encoding.ts';
import { isLfsPointer } from '../../scope/lfs-pointer.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';
import { withLateDeclarations } from '../skipped/late-declaration.ts';

export type StoredFacts = ContentFacts & {
  /** Only a pointer of Git LFS, whose content is in no object of the repository. */
  readonly isPointer: boolean;
  /** It declares an encoding in which ASCII may mean something else. */
  readonly declaresEncoding: boolean;
};

/** Facts about contents by object id; what is larger than any text is not read, and counts as binary. */
export async function contentFactsOf(
  repository: Repository,
  oids: readonly string[],
): Promise<ReadonlyMap<string, StoredFacts>> {
  const facts = new Map<string, StoredFacts>();
  const texts: string[] = [];
  for (const [oid, bytes] of await blobSizes(repository, oids)) {
    if (bytes <= LARGEST_TEXT) texts.push(oid);
    else facts.set(oid, { ...factsIn(Buffer.of()), bytes, binary: true });
  }
  await eachBlob(repository, texts, (oid, content) => facts.set(oid, factsIn(content)));
  return facts;
}

function factsIn(content: Buffer): StoredFacts {
  return {
    ...contentFacts(content),
    isPointer: isLfsPointer(content),
    declaresEncoding: declaresOther(content) || withLateDeclarations(content) !== undefined,
  };
}

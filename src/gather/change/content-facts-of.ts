import type { Repository } from '../../io/git/git.ts';
import { blobSizes } from '../../io/git/objects/objects.ts';
import { eachBlob } from '../../io/git/objects/stream-blobs.ts';
import { contentFacts, type ContentFacts } from '../../scope/content-facts.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';

/** Facts about contents by object id; what is larger than any text is not read, and counts as binary. */
export async function contentFactsOf(
  repository: Repository,
  oids: readonly string[],
): Promise<ReadonlyMap<string, ContentFacts>> {
  const facts = new Map<string, ContentFacts>();
  const texts: string[] = [];
  for (const [oid, bytes] of await blobSizes(repository, oids)) {
    if (bytes <= LARGEST_TEXT) texts.push(oid);
    else facts.set(oid, { ...contentFacts(Buffer.of()), bytes, binary: true });
  }
  await eachBlob(repository, texts, (oid, content) => facts.set(oid, contentFacts(content)));
  return facts;
}

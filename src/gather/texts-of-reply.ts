import type { Repository } from '../io/git/git.ts';
import { withObjects } from '../io/git/objects/asked-objects.ts';
import { namedEntries, type NamedEntry } from '../io/git/objects/named-entries.ts';
import { readSharedBlobs } from '../io/git/objects/shared-blobs.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { LARGEST_TEXT } from '../kernel/largest-text.ts';
import {
  pathsMeant,
  placesIn,
  shownAsLines,
  textsOf,
  type QuotedTexts,
  type Quotes,
  type Redact,
} from './quoted-texts.ts';

export type TextsOfReply = Omit<QuotedTexts, 'readAsked'>;

/**
 * What `readQuotedTexts` gives, for one reply: neither tree is listed, and one git process reads only the path to the named
 * files. For hooks: they run on every agent call, and each git process takes a third of the time of a bare node.
 */
export async function readTextsOfReply(
  repository: Repository,
  quotes: Omit<Quotes, 'baseOnDemand'>,
  redact?: Redact,
): Promise<TextsOfReply> {
  const paths = pathsMeant(quotes);
  const { base, head, blobs } = paths.length === 0 ? NOTHING : await readNamed(repository, quotes, paths);
  const shown = shownAsLines(quotes.changed);
  const headTexts = await textsOf(head.filter(isFile), blobs, redact, shown);
  const baseTexts = await textsOf(base.filter(isFile), blobs, redact, shown);
  const places = placesIn([...base, ...head]);
  return {
    headText: (path) => headTexts.get(path),
    baseText: (path) => baseTexts.get(path),
    changed: quotes.changed,
    treeRoots: quotes.treeRoots,
    exists: (path) => places.has(path),
  };
}

const NOTHING: Named = { base: [], head: [], blobs: new Map() };

type Named = {
  readonly base: readonly NamedEntry[];
  readonly head: readonly NamedEntry[];
  readonly blobs: ReadonlyMap<string, Buffer>;
};

function readNamed(
  repository: Repository,
  { baseTree, headTree }: Pick<Quotes, 'baseTree' | 'headTree'>,
  paths: readonly RepoPath[],
): Promise<Named> {
  return withObjects(repository, async (ask) => {
    const [base = [], head = []] = await namedEntries(ask, [baseTree, headTree], paths);
    const files = [...base, ...head].filter(isFile).map(({ oid }) => oid);
    // No reviewer was shown a larger file, so none can have quoted it.
    const read = (oids: readonly string[]) => ask({ type: 'blob', oids, most: LARGEST_TEXT });
    return { base, head, blobs: await readSharedBlobs(repository, files, { read }) };
  });
}

const isFile = ({ type }: NamedEntry): boolean => type === 'blob';

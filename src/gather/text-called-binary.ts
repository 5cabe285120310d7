import type { NumstatEntry, RawEntry } from '../diff/cross-check.ts';
import { inSlices } from '../io/git/blob-slices.ts';
import type { Repository } from '../io/git/git.ts';
import { blobSizes, readBlobs } from '../io/git/objects.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { gitCallsBinary, readsAsText } from '../scope/reads-as-text.ts';
import { blobId } from './blob-id.ts';

/** Larger files are taken for what git takes them for: nobody writes them by hand. Bytes. */
const LARGEST = 32 * 1024 * 1024;

/**
 * Files of a change that git calls binary and that are text all the same: one that was text before, and one that
 * reads as text apart from some bytes. With their old names, where they have one.
 */
export async function textCalledBinary(
  repository: Repository,
  raw: readonly RawEntry[],
  numstat: readonly NumstatEntry[],
): Promise<RepoPath[]> {
  const binary = new Set(numstat.filter(({ added }) => added === null).map(({ path }) => path));
  const suspects = raw
    .filter(({ path }) => binary.has(path))
    .map((entry) => ({
      entry,
      before: blobId(entry.oldMode, entry.oldOid),
      after: blobId(entry.newMode, entry.newOid),
    }));
  const oids = suspects.flatMap(({ before, after }) => [before, after]).filter((oid) => oid !== undefined);
  const text = await judged(repository, oids);
  return suspects
    .filter(({ before, after }) => {
      const [was, is] = [text.get(before ?? ''), text.get(after ?? before ?? '')];
      return was?.forGit === true || is?.forPeople === true;
    })
    .flatMap(({ entry: { path, from } }) => (from === undefined ? [path] : [from, path]));
}

type Judgement = { readonly forGit: boolean; readonly forPeople: boolean };

async function judged(
  repository: Repository,
  oids: readonly string[],
): Promise<ReadonlyMap<string, Judgement>> {
  const sizes = [...(await blobSizes(repository, oids))].filter(([, size]) => size > 0 && size <= LARGEST);
  const judgements = new Map<string, Judgement>();
  for (const slice of inSlices(sizes.map(([oid, size]) => ({ oid, size })))) {
    const contents = await readBlobs(
      repository,
      slice.map(({ oid }) => oid),
    );
    for (const [oid, content] of contents) {
      judgements.set(oid, { forGit: !gitCallsBinary(content), forPeople: readsAsText(content) });
    }
  }
  return judgements;
}

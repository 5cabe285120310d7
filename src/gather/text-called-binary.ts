import type { RawEntry } from '../diff/cross-check.ts';
import { inSlices } from '../io/git/blob-slices.ts';
import { readGit, type Repository } from '../io/git/git.ts';
import { blobSizes, readBlobs } from '../io/git/objects.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { LARGEST_TEXT } from '../scope/largest-text.ts';
import { GIT_LOOKS_AT, gitCallsBinary, readsAsText } from '../scope/reads-as-text.ts';
import { blobId } from './blob-id.ts';

export type CalledBinary = {
  /** Text all the same: one that was text before, and one that reads as text apart from some bytes. With old names. */
  readonly text: readonly RepoPath[];
  /** Text that git was told not to read, because it is too large. */
  readonly large: readonly RepoPath[];
};

/**
 * Files of a change that git calls binary and that are not.
 *
 * @param binary what git calls binary, or may: of others nothing is asked
 */
export async function textCalledBinary(
  repository: Repository,
  raw: readonly RawEntry[],
  binary: ReadonlySet<RepoPath>,
): Promise<CalledBinary> {
  const suspects = raw
    .filter(({ path }) => binary.has(path))
    .map((entry) => ({
      entry,
      before: blobId(entry.oldMode, entry.oldOid),
      after: blobId(entry.newMode, entry.newOid),
    }));
  const oids = suspects.flatMap(({ before, after }) => [before, after]).filter((oid) => oid !== undefined);
  const sizes = await blobSizes(repository, oids);
  const isLarge = (oid: string | undefined) => (sizes.get(oid ?? '') ?? 0) > LARGEST_TEXT;
  const large: RepoPath[] = [];
  for (const { entry, before, after } of suspects) {
    const whole = [before, after].filter((oid) => oid !== undefined && isLarge(oid));
    // One that is gone is gone, whatever it was.
    if (after !== undefined && (await anyText(repository, whole))) large.push(entry.path);
  }
  const judgements = await judged(repository, sizes);
  const text = suspects
    .filter(({ before, after }) => {
      const [was, is] = [judgements.get(before ?? ''), judgements.get(after ?? before ?? '')];
      return !isLarge(before) && !isLarge(after) && (was?.forGit === true || is?.forPeople === true);
    })
    .flatMap(({ entry: { path, from } }) => (from === undefined ? [path] : [from, path]));
  return { text, large };
}

/** Whether git would call one of the blobs text if it were small. */
async function anyText(repository: Repository, oids: readonly (string | undefined)[]): Promise<boolean> {
  const most = GIT_LOOKS_AT;
  for (const oid of oids) {
    if (oid !== undefined && !gitCallsBinary(await readGit(repository, ['cat-file', 'blob', oid], { most })))
      return true;
  }
  return false;
}

type Judgement = { readonly forGit: boolean; readonly forPeople: boolean };

async function judged(
  repository: Repository,
  sizes: ReadonlyMap<string, number>,
): Promise<ReadonlyMap<string, Judgement>> {
  const wanted = [...sizes].filter(([, size]) => size > 0 && size <= LARGEST_TEXT);
  const judgements = new Map<string, Judgement>();
  for (const slice of inSlices(wanted.map(([oid, size]) => ({ oid, size })))) {
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

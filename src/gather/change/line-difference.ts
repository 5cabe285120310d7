import { checkListing, type RawEntry } from '../../diff/check/cross-check.ts';
import type { ChangedLines } from '../../diff/changed-lines.ts';
import { PatchStream } from '../../diff/patch/patch-stream.ts';
import { splitRenames } from '../../diff/patch/split-renames.ts';
import { isWhole, withWholeFiles } from '../../diff/whole-files.ts';
import type { Repository } from '../../io/git/git.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { ContentFacts } from '../../scope/content-facts.ts';
import { LARGEST_PATCH } from '../../kernel/largest-text.ts';
import type { MarkedEncoding } from '../../scope/decode-text.ts';
import { looksThirdParty } from '../../scope/third-party-name.ts';
import type { SkippedFile } from '../../scope/skip.ts';
import { blobId } from './blob-id.ts';
import { streamedContents, type Contents } from './contents.ts';
import { hidingRenames } from '../skipped/hiding-renames.ts';
import { askText, readRaw, type AskedDiff, type TwoTrees } from './git-diff.ts';
import { readSkipped } from '../skipped/read-skipped.ts';
import { textCalledBinary } from '../skipped/text-called-binary.ts';
import { settingsTree } from '../../scope/revision.ts';

export type DecodedFile = { readonly path: RepoPath; readonly encoding: MarkedEncoding };

export type LineDifference = {
  readonly changed: ChangedLines;
  readonly skipped: readonly SkippedFile[];
  readonly decoded: readonly DecodedFile[];
  readonly renameLimitHit: boolean;
};

type Facts = ReadonlyMap<string, ContentFacts>;

/**
 * Which lines differ between two trees, for callers that need no text. Neither git's diff nor any content is held: the
 * diff of files on both sides and the contents of the others stream by, from two parallel processes.
 *
 * Files that are added or deleted are counted here, by git's own rules for a file without attributes. Undefined: git calls
 * a text binary, and only a diff with our own attributes, or of decoded texts, shows what is in it.
 *
 * @throws scope/too-much-text, refused/*, environment/*
 */
export async function readLineDifference(
  repository: Repository,
  sides: TwoTrees,
  paths: readonly string[],
): Promise<LineDifference | undefined> {
  const asked: AskedDiff = { sides, paths, most: LARGEST_PATCH };
  const contents = streamedContents(repository);
  const [onBothSides, { raw, facts }] = await Promise.all([
    readBothSides(repository, asked),
    readEntries(repository, asked, contents).then(async (entries) => ({
      raw: entries,
      facts: await contents.facts(entries.flatMap(readAnyway)),
    })),
  ]);
  const binary = calledBinary(raw, facts, onBothSides.changed);
  const { text, marked, ...unshown } = await textCalledBinary(repository, raw, binary);
  if (text.length + marked.length > 0) return undefined;
  const changed = withWholeFiles(onBothSides.changed, raw, (entry) =>
    binary.has(entry.path) ? null : (facts.get(oidsOf(entry)[0] ?? '')?.lines ?? 0),
  );
  checkListing(changed, raw);
  const skipped = await readSkipped(
    repository,
    settingsTree(sides.base),
    { changed, raw, ...unshown },
    contents,
  );
  return { changed, skipped, decoded: [], renameLimitHit: onBothSides.renameLimitHit };
}

async function readEntries(
  repository: Repository,
  asked: AskedDiff,
  contents: Contents,
): Promise<readonly RawEntry[]> {
  const raw = await readRaw(repository, asked);
  return splitRenames(raw, await hidingRenames(repository, settingsTree(asked.sides.base), contents)(raw));
}

/** Renames that were split are read here too, and the resulting files replace them. */
async function readBothSides(
  repository: Repository,
  asked: AskedDiff,
): Promise<Pick<LineDifference, 'changed' | 'renameLimitHit'>> {
  const stream = new PatchStream();
  // Renames are detected first, so a renamed file stays.
  const { renameLimitHit } = await askText(repository, asked, ['--diff-filter=ad'], stream);
  return { changed: stream.end(), renameLimitHit };
}

/** The contents to read before an entry's patch is there: for an edited file only the new one, which shows who wrote it. */
function readAnyway(entry: RawEntry): string[] {
  const oids = oidsOf(entry);
  if (!isEdited(entry)) return oids;
  return looksThirdParty(entry.path) ? [] : oids.slice(-1);
}

/** Whether git compares two contents: for all other files the contents alone decide what git calls binary. */
function isEdited(entry: RawEntry): boolean {
  return !isWhole(entry) && entry.status !== 'type-changed' && entry.oldOid !== entry.newOid;
}

/** The ids of the sides that are files, the old one first. */
function oidsOf({ oldMode, oldOid, newMode, newOid }: RawEntry): string[] {
  return [blobId(oldMode, oldOid), blobId(newMode, newOid)].filter((oid) => oid !== undefined);
}

function calledBinary(raw: readonly RawEntry[], facts: Facts, changed: ChangedLines): ReadonlySet<RepoPath> {
  const isBinary = (entry: RawEntry): boolean => {
    if (!isEdited(entry)) return oidsOf(entry).some((oid) => facts.get(oid)?.binary === true);
    const change = changed.get(entry.path);
    return change?.kind === 'opaque' && change.why === 'binary';
  };
  return new Set(raw.filter(isBinary).map(({ path }) => path));
}

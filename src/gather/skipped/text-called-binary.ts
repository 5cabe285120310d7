import { createHash } from 'node:crypto';
import type { RawEntry } from '../../diff/check/cross-check.ts';
import type { Repository } from '../../io/git/git.ts';
import { blobSizes } from '../../io/git/objects/objects.ts';
import { beginningOf } from '../../io/git/objects/one-object.ts';
import { eachFile } from '../../io/git/objects/stream-blobs.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { decodeMarked, markedEncoding, type MarkedEncoding } from '../../scope/decode-text.ts';
import { obeysByteOrderMark } from '../../scope/obeys-byte-order-mark.ts';
import { isInertFormat, namesDataFormat } from '../../scope/inert-format.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';
import { GIT_LOOKS_AT, gitCallsBinary, readsAsText, startsAsText } from '../../scope/reads-as-text.ts';
import { blobId } from '../change/blob-id.ts';
import { isCode } from './name-weight.ts';

/** A file that has a byte order mark on at least one side, and is decoded on each side that has one. */
export type MarkedText = { readonly entry: RawEntry; readonly encoding: MarkedEncoding };

export type CalledBinary = {
  /** Text nevertheless: files that were text before, and files that read as text except for some bytes. With old names. */
  readonly text: readonly RepoPath[];
  /** Text that git was told not to read because it is too large. */
  readonly large: readonly RepoPath[];
  /** Text that must be decoded first. */
  readonly marked: readonly MarkedText[];
  /** The same text in another encoding. */
  readonly recoded: readonly RepoPath[];
  /** New bytes that may be code by their name or their beginning, but are not text that could be shown. */
  readonly unreadable: readonly RepoPath[];
  /** New bytes that are not an image or the like by name or beginning: a program that uses them does more than display them. */
  readonly mayRun: readonly RepoPath[];
};

export const NONE_CALLED_BINARY: CalledBinary = {
  text: [],
  large: [],
  marked: [],
  recoded: [],
  unreadable: [],
  mayRun: [],
};

type Suspect = {
  readonly entry: RawEntry;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/**
 * Files of a change that git calls binary and that are not binary, or may not be.
 *
 * @param binary what git calls binary, or may: other files are not examined
 */
export async function textCalledBinary(
  repository: Repository,
  raw: readonly RawEntry[],
  binary: ReadonlySet<RepoPath>,
): Promise<CalledBinary> {
  const suspects: Suspect[] = raw
    .filter(({ path }) => binary.has(path))
    .map((entry) => ({
      entry,
      before: blobId(entry.oldMode, entry.oldOid),
      after: blobId(entry.newMode, entry.newOid),
    }));
  if (suspects.length === 0) return NONE_CALLED_BINARY;
  const oids = suspects.flatMap(({ before, after }) => [before, after]).filter((oid) => oid !== undefined);
  const sizes = await blobSizes(repository, oids);
  const judgements = await judged(repository, sizes);
  const isLarge = (oid: string | undefined) => (sizes.get(oid ?? '') ?? 0) > LARGEST_TEXT;
  const found = { text: [], large: [], marked: [], recoded: [], unreadable: [], mayRun: [] } as {
    -readonly [Kind in keyof CalledBinary]: CalledBinary[Kind][number][];
  };
  for (const suspect of suspects) {
    const { entry, before, after } = suspect;
    const kind = kindOf(suspect, judgements, isLarge(before) || isLarge(after));
    if (kind === 'marked') found.marked.push({ entry, encoding: encodingOf(suspect, judgements) });
    else if (kind === 'text') found.text.push(...(entry.from === undefined ? [] : [entry.from]), entry.path);
    else if (kind !== 'binary') found[kind].push(entry.path);
  }
  return found;
}

type Kind = keyof CalledBinary | 'binary';

function kindOf({ entry, before, after }: Suspect, judgements: Judgements, isLarge: boolean): Kind {
  const [was, is] = [judgements.get(before ?? ''), judgements.get(after ?? before ?? '')];
  // A deleted file does not matter, whatever it was.
  if (isLarge && after !== undefined && [was, is].some((side) => side?.large === true && side.forGit))
    return 'large';
  if (!isLarge) {
    const isMarked = was?.encoding !== undefined || is?.encoding !== undefined;
    if (
      isMarked &&
      was?.text !== undefined &&
      was.text === is?.text &&
      after !== undefined &&
      before !== undefined
    )
      return 'recoded';
    const isReadDecoded = [was, is].every((side) => side?.isOnlyLatin !== false) || decodesMarks(entry);
    if (isMarked && !(isNamed(entry) && isReadDecoded)) return after === undefined ? 'binary' : 'unreadable';
    if (isMarked) return 'marked';
    if (was?.forGit === true || is?.forPeople === true) return 'text';
  }
  if (after === undefined) return 'binary';
  // An interpreter reads its first lines like any others, and ignores the zero bytes further down.
  if (is?.maybeScript === true || (is?.startsAsText === true && !namesDataFormat(entry.path)))
    return 'unreadable';
  const wasBinary = before !== undefined && entry.from === undefined && was?.forGit === false;
  if (isCode(entry.path) && !wasBinary) return 'unreadable';
  return before === after || isInertFormat(entry.path, is?.beginning ?? NOTHING) ? 'binary' : 'mayRun';
}

/** Whether its reader respects the mark, under each of its names: a shell reads any file as bytes. */
function decodesMarks({ path, from = path, oldMode, newMode }: RawEntry): boolean {
  return ![oldMode, newMode].includes(EXECUTABLE) && [path, from].every(obeysByteOrderMark);
}

/** Whether its names are UTF-8. Under any other name no text can replace it. */
function isNamed({ path, from = path }: RawEntry): boolean {
  return !path.includes('\uFFFD') && !from.includes('\uFFFD');
}

function encodingOf({ before, after }: Suspect, judgements: Judgements): MarkedEncoding {
  const encoding = judgements.get(after ?? '')?.encoding ?? judgements.get(before ?? '')?.encoding;
  if (encoding === undefined) throw new TypeError('a marked file without an encoding');
  return encoding;
}

type Judgement = {
  readonly forGit: boolean;
  readonly forPeople: boolean;
  /** The encoding of its mark, if it can be decoded. */
  readonly encoding: MarkedEncoding | undefined;
  /** A hash of its decoded text; undefined if it is not text. */
  readonly text: string | undefined;
  /** Its bytes without the zeros are its text, so that a program that ignores the mark runs what is shown. */
  readonly isOnlyLatin: boolean;
  /** It begins like a script or like a text with a byte order mark. */
  readonly maybeScript: boolean;
  /** At least its first line is readable. */
  readonly startsAsText: boolean;
  /** Only its beginning was read. */
  readonly large: boolean;
  readonly beginning: Buffer;
};
type Judgements = ReadonlyMap<string, Judgement>;

async function judged(repository: Repository, sizes: ReadonlyMap<string, number>): Promise<Judgements> {
  const all = [...sizes].map(([oid, size]) => ({ oid, size })).filter(({ size }) => size > 0);
  const judgements = new Map<string, Judgement>();
  const texts = all.filter(({ size }) => size <= LARGEST_TEXT);
  await eachFile(repository, texts, ({ oid }, content) => judgements.set(oid, judgement(content)));
  for (const { oid } of all.filter(({ size }) => size > LARGEST_TEXT)) {
    const beginning = await beginningOf(repository, oid, GIT_LOOKS_AT);
    judgements.set(oid, { ...judgement(beginning), large: true });
  }
  return judgements;
}

function judgement(content: Buffer): Judgement {
  const decoded = decodeMarked(content);
  const forGit = !gitCallsBinary(content);
  const text = decoded ?? (forGit ? content.toString('utf8') : undefined);
  return {
    forGit,
    forPeople: readsAsText(content),
    encoding: decoded === undefined ? undefined : markedEncoding(content),
    text: text === undefined ? undefined : createHash('sha256').update(text).digest('hex'),
    isOnlyLatin: decoded === undefined || !BEYOND_LATIN.test(decoded.slice(1)),
    maybeScript: content.subarray(0, 2).equals(SCRIPT) || markedEncoding(content) !== undefined,
    startsAsText: startsAsText(content),
    large: false,
    // A copy: a view would keep the whole content in memory.
    beginning: Buffer.from(content.subarray(0, BEGINNING)),
  };
}

const BEYOND_LATIN = /[^\0-\xff]/;
const BEGINNING = 16;
const NOTHING = Buffer.alloc(0);

const EXECUTABLE = '100755';
const SCRIPT = Buffer.from('#!');

import { Failure } from '../../kernel/failure.ts';
import { by } from '../../kernel/order.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { ChangedLines, FileChange, Hunk } from '../changed-lines.ts';
import { fileChange } from '../file-change.ts';
import { PREFIX_HINT, readFileHeader, type FileHeader } from './file-header.ts';
import { misplaced } from './hunk-order.ts';
import { PatchReader } from './patch-reader.ts';
import { readPlainHeader } from './plain-header.ts';
import { scanHunk } from './scan-hunk.ts';
import { isTypeChange, joinTypeChange, type Section } from './type-change.ts';

/** What is accepted besides git's own output. git never prints either. */
export type PatchDialect = {
  /** Sections that start with `---` and `+++` instead of `diff --git`. */
  readonly plainHeaders: boolean;
  /** Hunks with only context. They are not a change; the caller has to report that. */
  readonly idleHunks: boolean;
};

const GIT: PatchDialect = { plainHeaders: false, idleHunks: false };

/**
 * The changed lines of a patch in git's format, with any number of context lines.
 *
 * Empty input is an empty change. Everything else is read to the last byte or refused: `refused/not-a-diff`,
 * `refused/combined-diff`, or `refused/malformed-diff` with the file and hunk. A file that git shows in two sections (a type
 * change) is one change here. The same path twice for any other reason is refused.
 */
export function parsePatch(patch: Buffer, dialect: PatchDialect = GIT): ChangedLines {
  const changes = new Map<RepoPath, FileChange>();
  const reader = new PatchReader(patch);
  let previous: Section | undefined;
  while (!reader.done) {
    const section = readSection(reader, dialect);
    const { path } = section.change;
    changes.set(path, changes.has(path) ? secondTime(previous, section, reader) : section.change);
    previous = section;
  }
  return new Map([...changes].sort(by(([path]) => path)));
}

function readSection(reader: PatchReader, dialect: PatchDialect): Section {
  const header = readHeader(reader, dialect);
  const change = fileChange(header, readHunks(reader, header, dialect));
  if (typeof change === 'string') throw reader.malformed(`${printable(header.path)}: ${change}`);
  return { header, change };
}

function secondTime(previous: Section | undefined, section: Section, reader: PatchReader): FileChange {
  if (previous?.change.path === section.change.path && isTypeChange(previous, section)) {
    return joinTypeChange(previous.change, section.change);
  }
  throw reader.malformed(
    `${printable(section.change.path)} is in the diff twice, in two line numberings: make one diff against the base instead`,
  );
}

function readHeader(reader: PatchReader, { plainHeaders }: PatchDialect): FileHeader {
  if (plainHeaders && reader.startsWith('--- ')) return readPlainHeader(reader);
  refuseOtherFormats(reader);
  return readFileHeader(reader);
}

/** Checks that a file's section starts here. */
function refuseOtherFormats(reader: PatchReader): void {
  if (reader.startsWith('diff --git ')) return;
  if (reader.startsWith('diff --cc ') || reader.startsWith('diff --combined ')) throw combined(reader);
  if (reader.at > 0) throw reader.malformed(`unexpected line ${reader.shown()} where a file should start`);
  throw new Failure(
    'refused/not-a-diff',
    `the text starts with ${reader.shown()}, not with a "diff --git" line`,
    {
      hint: PREFIX_HINT,
    },
  );
}

function combined(reader: PatchReader): Failure {
  return new Failure(
    'refused/combined-diff',
    `${reader.shown()} is a combined diff: its lines have several old files`,
    {
      hint: 'compare a merge with its first parent: git diff MERGE^1 MERGE',
    },
  );
}

function readHunks(reader: PatchReader, header: FileHeader, dialect: PatchDialect): Hunk[] {
  const hunks: Hunk[] = [];
  const newFileGone = header.status === 'deleted';
  while (reader.startsWith('@@')) {
    if (reader.startsWith('@@@')) throw combined(reader);
    const place = { path: header.path, ordinal: hunks.length + 1, newFileGone };
    const hunk = scanHunk(reader, place);
    const fault = misplaced(hunks.at(-1), hunk, dialect.idleHunks);
    if (fault !== undefined)
      throw reader.malformed(`hunk ${place.ordinal} of ${printable(header.path)} ${fault}`);
    hunks.push(hunk);
  }
  const nextFile = reader.startsWith('diff --') || (dialect.plainHeaders && reader.startsWith('--- '));
  if (hunks.length > 0 && !reader.done && !nextFile) {
    throw reader.malformed(
      `hunk ${hunks.length} of ${printable(header.path)} goes on after its counts with ${reader.shown()}`,
    );
  }
  return hunks;
}

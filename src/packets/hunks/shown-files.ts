import type { ChangedLines, FileChange, Hunk } from '../../diff/changed-lines.ts';
import { hunkId, hunkText } from '../../diff/patch/hunk-text.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { linkIn } from './changed-links.ts';
import { invalidUtf8Note } from '../warnings/invalid-utf8.ts';
import { shownPath } from './shown-path.ts';
import { unseenNote } from '../warnings/unseen-characters.ts';

/** The change under review, as `gather/change/change.ts` reads it. */
export type ReviewedChange = {
  readonly patch: Buffer;
  readonly changed: ChangedLines;
  /** Files that no reviewer is shown. */
  readonly skipped: readonly SkippedEntry[];
};
export type SkippedEntry = { readonly path: RepoPath; readonly reason: string };

/** A hunk as agents see it: `@@` line first, every line with its newline. */
export type ShownHunk = {
  readonly id: string;
  readonly old: Hunk['old'];
  readonly new: Hunk['new'];
  readonly text: string;
};

/** A changed file as agents see it. A file without hunks is only listed. */
export type ShownFile = {
  readonly path: RepoPath;
  readonly from: RepoPath | null;
  readonly status: 'added' | 'modified' | 'renamed' | 'deleted';
  readonly addedLines: number;
  readonly removedLines: number;
  /** Why none of its hunks is shown; null if they are. */
  readonly skipped: string | null;
  /** The lines above its hunks: a mode that is new or unusual, a note on what is invisible in them, its names. */
  readonly header: string;
  readonly hunks: readonly ShownHunk[];
};

/** Every changed file in path order, with its hunks from the patch unless it is skipped. */
export function shownFiles({ patch, changed, skipped }: ReviewedChange): ShownFile[] {
  const reasons = new Map(skipped.map(({ path, reason }) => [path, reason]));
  return [...changed.values()].map((file) => {
    const why = reasons.get(file.path) ?? (file.kind === 'opaque' ? file.why : null);
    const from = file.kind === 'deleted' ? null : (file.from ?? null);
    const status = file.kind === 'deleted' ? 'deleted' : file.status;
    const hunks = why === null ? hunksOf(file, patch) : [];
    const notes =
      modeLines(file, patch) +
      linkLine(file, patch) +
      unseenNote(hunks) +
      (hunks.length === 0 ? '' : invalidUtf8Note(file, patch));
    return {
      path: file.path,
      from,
      status,
      ...lineCounts(file),
      skipped: why,
      header: notes + fileHeader(file.path, from, status),
      hunks,
    };
  });
}

/** Ids of all hunks that reviewers must look at: the measure of coverage. */
export function hunkIds(files: readonly ShownFile[]): string[] {
  return files.flatMap((file) => file.hunks.map((hunk) => hunk.id));
}

function lineCounts(file: FileChange): { addedLines: number; removedLines: number } {
  if (file.kind === 'opaque') return { addedLines: 0, removedLines: 0 };
  return { addedLines: file.addedLines, removedLines: file.removedLines };
}

function hunksOf(file: FileChange, patch: Buffer): ShownHunk[] {
  if (file.kind === 'opaque') return [];
  return file.hunks.map((hunk, index) => {
    const text = hunkText(patch, hunk);
    return {
      id: hunkId(file.path, index + 1),
      old: hunk.old,
      new: hunk.new,
      text: text.endsWith('\n') ? text : `${text}\n`,
    };
  });
}

function fileHeader(path: RepoPath, from: RepoPath | null, status: ShownFile['status']): string {
  const old = status === 'added' ? '/dev/null' : shownPath(`a/${from ?? path}`);
  const now = status === 'deleted' ? '/dev/null' : shownPath(`b/${path}`);
  return `--- ${old}\n+++ ${now}\n`;
}

/** git's own lines about the mode of a file, unless it is simply a regular file. */
function modeLines(file: FileChange, patch: Buffer): string {
  if (file.kind === 'opaque') return '';
  // A file whose type changed has a header above its first and one above its last hunk.
  const ends = new Set([file.hunks.at(0), file.hunks.at(-1)]);
  const lines = [...ends].flatMap((hunk) => {
    if (hunk === undefined) return [];
    const { start } = hunk.bytes;
    const section = patch.lastIndexOf('\ndiff --git ', start, 'latin1') + 1;
    // A hunk that follows another one of its section has no header.
    if (patch.indexOf('\n@@ ', section, 'latin1') + 1 < start) return [];
    return patch.toString('latin1', section, start).match(MODE) ?? [];
  });
  return lines.map((line) => `${line}\n`).join('');
}

/** Says that the lines of a file are the target of a link. git says so only for a new link, as a six-digit mode. */
function linkLine(file: FileChange, patch: Buffer): string {
  const link = linkIn(file, patch);
  if (link === undefined) return '';
  const where = link.leaves ? ', which is outside of the repository' : '';
  return `symbolic link to ${JSON.stringify(link.target)}${where}\n`;
}

const MODE = /^(?:(?:old|new) mode \d{6}|(?:new|deleted) file mode (?!100644)\d{6})$/gm;

/** A file whose header says that it became executable, or no longer is. */
export function switchedWithLines({
  path,
  header,
}: ShownFile): { readonly path: RepoPath; readonly becomes: 'executable' | 'mode' }[] {
  const [, before, after] = /^old mode (\d+)\nnew mode (\d+)$/m.exec(header) ?? [];
  if ((before === '100755') === (after === '100755')) return [];
  return [{ path, becomes: after === '100755' ? 'executable' : 'mode' }];
}

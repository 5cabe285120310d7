import { Failure } from '../../kernel/failure.ts';
import { printable } from '../../kernel/text/printable.ts';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';

const RAW_STATUSES = {
  A: 'added',
  D: 'deleted',
  M: 'modified',
  R: 'renamed',
  T: 'type-changed',
} as const;
export type RawStatus = (typeof RAW_STATUSES)[keyof typeof RAW_STATUSES];

/** One file of `git diff --raw -z`. */
export type RawEntry = {
  readonly status: RawStatus;
  readonly path: RepoPath;
  readonly from?: RepoPath;
  /** As git prints them: `100644`; `000000` when there is no file. */
  readonly oldMode: string;
  readonly newMode: string;
  /** Blob or commit ids; all zeros when there is no file, or git has not hashed it. */
  readonly oldOid: string;
  readonly newOid: string;
};

/** One file of `git diff --numstat -z`. Both counts are null for a file that git considers binary. */
export type NumstatEntry = {
  readonly path: RepoPath;
  readonly from?: RepoPath;
  readonly added: number | null;
  readonly removed: number | null;
};

/** Parses the output of `git diff --raw -z`, with rename detection and without copy detection. */
export function parseRaw(output: Buffer): RawEntry[] {
  const fields = fieldsOf(output);
  const entries: RawEntry[] = [];
  for (let at = 0; at < fields.length;) {
    const line = fields[at] ?? '';
    const [, oldMode, newMode, oldOid, newOid, letter] =
      /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/.exec(line) ?? [];
    if (!oldMode || !newMode || !oldOid || !newOid || !isStatusLetter(letter))
      throw unreadable('--raw', line);
    const renamed = letter === 'R';
    const from = renamed ? { from: pathAt(fields, at + 1, '--raw') } : {};
    const path = pathAt(fields, renamed ? at + 2 : at + 1, '--raw');
    entries.push({ status: RAW_STATUSES[letter], path, ...from, oldMode, newMode, oldOid, newOid });
    at += renamed ? 3 : 2;
  }
  return entries;
}

function isStatusLetter(letter: string | undefined): letter is keyof typeof RAW_STATUSES {
  return letter !== undefined && Object.hasOwn(RAW_STATUSES, letter);
}

/** Parses the output of `git diff --numstat -z`, with rename detection. */
export function parseNumstat(output: Buffer): NumstatEntry[] {
  const fields = fieldsOf(output);
  const entries: NumstatEntry[] = [];
  for (let at = 0; at < fields.length;) {
    const line = fields[at] ?? '';
    const [, added, removed, name] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(line) ?? [];
    if (added === undefined || removed === undefined) throw unreadable('--numstat', line);
    // An empty name: the two names of a rename follow.
    const renamed = name === '';
    const from = renamed ? { from: pathAt(fields, at + 1, '--numstat') } : {};
    const path = renamed ? pathAt(fields, at + 2, '--numstat') : pathOf(name, '--numstat');
    entries.push({ path, ...from, added: countOf(added), removed: countOf(removed) });
    at += renamed ? 3 : 1;
  }
  return entries;
}

function fieldsOf(output: Buffer): string[] {
  return output.length === 0 ? [] : output.toString('utf8').replace(/\0$/, '').split('\0');
}

function countOf(text: string): number | null {
  return text === '-' ? null : Number(text);
}

function pathAt(fields: readonly string[], at: number, list: string): RepoPath {
  return pathOf(fields[at], list);
}

function pathOf(text: string | undefined, list: string): RepoPath {
  const path = text === undefined ? undefined : asRepoPath(text);
  if (path === undefined) throw unreadable(list, text ?? 'the end of the list');
  return path;
}

function unreadable(list: string, text: string): Failure {
  return new Failure(
    'refused/diff-disagrees-with-git',
    `git diff ${list} -z printed an entry that cannot be read: ${printable(text.slice(0, 80))}`,
  );
}

import { Failure } from '../../kernel/failure.ts';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import { readGitLine, type NamePair } from './git-line.ts';
import { nameIn, readFields, type Fields } from './header-fields.ts';
import { decodeName, shownText } from './names.ts';
import type { PatchReader } from './patch-reader.ts';

/** What the lines above a file's hunks say. */
export type FileHeader = {
  readonly path: RepoPath;
  readonly from?: RepoPath;
  readonly status: 'added' | 'modified' | 'renamed' | 'deleted';
  /** As git prints it: `100644`. Undefined when the header has none. */
  readonly oldMode: string | undefined;
  readonly newMode: string | undefined;
  /** Both blob ids, possibly abbreviated; undefined when the contents are the same. */
  readonly index: { readonly old: string; readonly new: string } | undefined;
  readonly binary: boolean;
  /** There were a `---` and a `+++` line, so hunks must follow. */
  readonly announcesHunks: boolean;
};

const GIT_LINE = 'diff --git ';
export const NOWHERE = '/dev/null';
export const PREFIX_HINT = 'print it with: git diff --src-prefix=a/ --dst-prefix=b/';

/** Reads from a `diff --git` line to the line before the first hunk. */
export function readFileHeader(reader: PatchReader): FileHeader {
  const gitLine = reader.takeHeader().slice(GIT_LINE.length);
  const fields = readFields(reader);
  if (fields.has('copy from ')) {
    throw reader.malformed(
      `${shownText(gitLine)} is a copy: a diff made with copy detection does not show the copied lines`,
    );
  }
  const names = namesOf(gitLine, fields, reader);
  const status = statusOf(fields);
  checkContentNames(names, status, fields, reader);
  const [, old, now, mode] = /^([0-9a-f]+)\.\.([0-9a-f]+)(?: (\d+))?$/.exec(fields.get('index ') ?? '') ?? [];
  const header: FileHeader = {
    path: repoPath(status === 'deleted' ? names.old : names.new, reader),
    status,
    oldMode: fields.get('old mode ') ?? fields.get('deleted file mode ') ?? mode,
    newMode: fields.get('new mode ') ?? fields.get('new file mode ') ?? mode,
    index: old === undefined || now === undefined ? undefined : { old, new: now },
    binary: fields.has('Binary files ') || fields.has('GIT binary patch'),
    announcesHunks: fields.has('--- '),
  };
  return status === 'renamed' ? { ...header, from: repoPath(names.old, reader) } : header;
}

function namesOf(gitLine: string, fields: Fields, reader: PatchReader): NamePair {
  const [old, now] = [nameIn(fields, 'rename from ', reader), nameIn(fields, 'rename to ', reader)];
  if ((old === undefined) !== (now === undefined)) {
    throw reader.malformed(`${shownText(gitLine)} has only one of the lines "rename from" and "rename to"`);
  }
  const read = readGitLine(gitLine, old === undefined || now === undefined ? undefined : { old, new: now });
  switch (read.kind) {
    case 'names':
      return read.names;
    case 'no-prefix':
      throw new Failure(
        'refused/not-a-diff',
        `no a/ and b/ before the names in ${shownText(GIT_LINE + gitLine)}`,
        {
          hint: PREFIX_HINT,
        },
      );
    case 'unclear':
      throw reader.malformed(`cannot tell the names in ${shownText(GIT_LINE + gitLine)}`);
  }
}

function statusOf(fields: Fields): FileHeader['status'] {
  if (fields.has('new file mode ')) return 'added';
  if (fields.has('deleted file mode ')) return 'deleted';
  return fields.has('rename from ') ? 'renamed' : 'modified';
}

/** The `---` and `+++` lines must repeat the names: otherwise lines would be attributed to the wrong file. */
function checkContentNames(
  { old, new: now }: NamePair,
  status: FileHeader['status'],
  fields: Fields,
  reader: PatchReader,
): void {
  if (fields.has('--- ') !== fields.has('+++ ')) {
    throw reader.malformed(`${shownText(now)} has only one of the lines "---" and "+++"`);
  }
  checkContentName(fields, '--- ', status === 'added' ? NOWHERE : `a/${old}`, reader);
  checkContentName(fields, '+++ ', status === 'deleted' ? NOWHERE : `b/${now}`, reader);
}

function checkContentName(fields: Fields, field: '--- ' | '+++ ', name: string, reader: PatchReader): void {
  const named = nameIn(fields, field, reader);
  if (named !== undefined && named !== name) {
    throw reader.malformed(`${shownText(field + named)} is where ${shownText(field + name)} belongs`);
  }
}

export function repoPath(bytes: string, reader: PatchReader): RepoPath {
  const path = asRepoPath(decodeName(bytes));
  if (path === undefined) throw reader.malformed(`${shownText(bytes)} cannot be a file of a repository`);
  return path;
}

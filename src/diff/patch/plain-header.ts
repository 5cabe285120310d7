import { NOWHERE, repoPath, type FileHeader } from './file-header.ts';
import { readWholeName, shownText } from './names.ts';
import type { PatchReader } from './patch-reader.ts';

/**
 * Reads the two lines that are the header of a unified diff without `diff --git`: `--- a/x` and `+++ b/x`, each possibly with a
 * TAB and a time. Such a header has no modes, renames or binary files.
 */
export function readPlainHeader(reader: PatchReader): FileHeader {
  const old = takeName(reader, '--- ', 'a/');
  const now = takeName(reader, '+++ ', 'b/');
  const path = now ?? old;
  if (path === undefined) throw reader.malformed('a file is /dev/null before and after');
  if (old !== undefined && now !== undefined && old !== now) {
    throw reader.malformed(
      `"---" names ${shownText(old)} and "+++" names ${shownText(now)}: only a "diff --git" header can say that`,
    );
  }
  return {
    path: repoPath(path, reader),
    status: old === undefined ? 'added' : now === undefined ? 'deleted' : 'modified',
    oldMode: undefined,
    newMode: undefined,
    index: undefined,
    binary: false,
    announcesHunks: true,
  };
}

/** The name as latin1 bytes, without its prefix; undefined for `/dev/null`. */
function takeName(reader: PatchReader, mark: string, prefix: string): string | undefined {
  if (!reader.startsWith(mark)) {
    throw reader.malformed(`${reader.done ? 'the end' : reader.shown()} is where "${mark}" belongs`);
  }
  const line = reader.takeHeader();
  const name = readWholeName(line.slice(mark.length));
  if (name === undefined) throw reader.malformed(`unreadable name in ${shownText(line)}`);
  if (name === NOWHERE) return undefined;
  if (!name.startsWith(prefix)) throw reader.malformed(`no ${prefix} before the name in ${shownText(line)}`);
  return name.slice(prefix.length);
}

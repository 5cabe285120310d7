import type { RepoPath } from '../../kernel/repo-path.ts';
import { readFileHeader } from './file-header.ts';
import type { RawEntry } from '../check/git-lists.ts';
import { PatchReader } from './patch-reader.ts';

/** How a file of git's own diff starts. No other line does, because each line of a hunk starts with a mark. */
const NEXT_FILE = '\ndiff --git ';

/** A list of files in which some renames are split into a deletion and an addition. */
export function splitRenames(raw: readonly RawEntry[], apart: ReadonlySet<RepoPath>): RawEntry[] {
  return raw.flatMap((entry) => {
    const { path, from, oldMode, newMode, oldOid, newOid } = entry;
    if (from === undefined || !apart.has(path)) return [entry];
    const [noMode, noOid] = ['000000', '0'.repeat(oldOid.length)];
    return [
      { status: 'deleted', path: from, oldMode, oldOid, newMode: noMode, newOid: noOid },
      { status: 'added', path, oldMode: noMode, oldOid: noOid, newMode, newOid },
    ];
  });
}

/** git's own patch without the sections of some files. */
export function withoutFiles(patch: Buffer, gone: ReadonlySet<RepoPath>): Buffer {
  const kept: Buffer[] = [];
  for (let start = 0; start < patch.length;) {
    const next = patch.indexOf(NEXT_FILE, start, 'latin1');
    const section = patch.subarray(start, next === -1 ? patch.length : next + 1);
    if (!gone.has(readFileHeader(new PatchReader(section)).path)) kept.push(section);
    start += section.length;
  }
  return Buffer.concat(kept);
}

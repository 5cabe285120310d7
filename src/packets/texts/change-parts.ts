import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Fenced } from '../assemble.ts';
import type { Cargo } from '../hunks/cut-change.ts';
import { fileList, type Mark } from './file-list.ts';
import type { Uncovered } from '../packet.ts';
import type { ShownFile } from '../hunks/shown-files.ts';

/** The list of all files and the diff of those in a packet. */
export type ChangeParts = { readonly files: readonly Fenced[]; readonly diff: readonly Fenced[] };

/** The two parts while nothing is shown: their size in a packet before it is filled. */
export function emptyParts(
  files: readonly ShownFile[],
  carried: ReadonlySet<string> = new Set(),
): ChangeParts {
  return partsOf(
    fileList(files, carried.size > 0)(() => 'other'),
    new Set(),
  );
}

/**
 * The two parts of each packet of an agent. `everything` is the cargo of all of its packets: with it a file is marked as shown
 * here in full or in part. `unused` are files that this agent is not sent and others are. `carried` are ids of hunks that no
 * packet shows, because they were reviewed before.
 */
export function changeParts(
  files: readonly ShownFile[],
  everything: Iterable<Cargo>,
  uncovered: readonly Uncovered[],
  carried: ReadonlySet<string> = new Set(),
  unused: ReadonlySet<RepoPath> = new Set(),
): (chunk: ReadonlySet<Cargo>) => ChangeParts {
  const list = fileList(files, carried.size > 0);
  const all = piecesByPath(new Set(everything));
  const gaps = new Set(uncovered.map((gap) => gap.path));
  const remembered = filesWith(files, carried);
  return (chunk) => {
    const here = piecesByPath(chunk);
    const markOf = (path: RepoPath): Mark => {
      const [shown, of] = [here.get(path) ?? 0, all.get(path) ?? 0];
      if (unused.has(path)) return 'other';
      if (of === 0) return remembered.has(path) ? 'carried' : 'skipped';
      if (shown === 0) return 'other';
      return shown === of && !gaps.has(path) && !remembered.has(path) ? 'here' : 'partly';
    };
    return partsOf(list(markOf), chunk);
  };
}

function filesWith(files: readonly ShownFile[], carried: ReadonlySet<string>): ReadonlySet<RepoPath> {
  return new Set(
    files.filter(({ hunks }) => hunks.some(({ id }) => carried.has(id))).map(({ path }) => path),
  );
}

function partsOf(list: string, chunk: ReadonlySet<Cargo>): ChangeParts {
  return { files: [{ kind: 'FILES', content: list }], diff: [{ kind: 'DIFF', content: diffText(chunk) }] };
}

function piecesByPath(loads: Iterable<Cargo>): ReadonlyMap<RepoPath, number> {
  const counts = new Map<RepoPath, number>();
  for (const load of loads) {
    if (load.kind === 'piece') counts.set(load.file.path, (counts.get(load.file.path) ?? 0) + 1);
  }
  return counts;
}

/** Hunks under the names of their files, in the order of the change. */
export function diffText(loads: Iterable<Cargo>): string {
  let text = '';
  let file: ShownFile | undefined;
  for (const load of loads) {
    if (load.kind !== 'piece') continue;
    if (load.file !== file) text += load.file.header;
    file = load.file;
    text += load.text;
  }
  return text;
}

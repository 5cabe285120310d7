import type { CodeFolder } from '../../io/compiled/code-folder.ts';
import type { FolderState } from '../../io/files/folder-state.ts';
import { failed, ok, warning, type Check } from './check.ts';

const MEGABYTE = 1024 * 1024;

/** `least`: bytes below which the next review fails; `enough`: bytes below which it may. */
const NEEDS = {
  // Packets, replies and a report: some MB a run.
  runs: { least: 20 * MEGABYTE, enough: 200 * MEGABYTE },
  // The last eight trees under review, each as large as the repository.
  cache: { least: 100 * MEGABYTE, enough: 1024 * MEGABYTE },
} as const;

/** A shallow clone works, but where branches forked and what happened to lines before may be cut off. */
export function judgeRepository(top: string, isShallow: boolean): Check {
  if (!isShallow) return ok('repository', top);
  const remedy = 'git fetch --unshallow (in a GitHub workflow: actions/checkout with fetch-depth: 0)';
  return warning('repository', `${top} is a shallow clone: older history is cut off`, remedy);
}

/** `runs` is `.correctless/` of the repository, `cache` where the trees under review are laid out. */
export function judgeFolder(name: 'runs' | 'cache', folder: string, { problem, free }: FolderState): Check {
  const elsewhere = name === 'cache' ? ', or set XDG_CACHE_HOME to another place' : '';
  if (problem !== undefined) {
    const found = `${folder} cannot be written: ${problem}`;
    return failed(name, found, `make ${folder} writable for you${elsewhere}`);
  }
  if (free === undefined) return ok(name, `${folder}, free space unknown`);
  const found = `${folder}, ${Math.floor(free / MEGABYTE)} MB free`;
  const { least, enough } = NEEDS[name];
  if (free >= enough) return ok(name, found);
  const remedy = `free at least ${enough / MEGABYTE} MB there${elsewhere}`;
  return free < least ? failed(name, found, remedy) : warning(name, found, remedy);
}

/** `compiled` is where code is kept between starts; without it everything works, and starts take longer. */
export function judgeCode(folder: CodeFolder | undefined): Check {
  if (folder === undefined) return ok('compiled', 'not kept here');
  const { path, why } = folder;
  if (why === undefined) return ok('compiled', path);
  const remedy = `for faster starts remove ${path}, or set XDG_CACHE_HOME to a folder of your own outside of work trees`;
  return warning('compiled', `not kept in ${path}: ${why}`, remedy);
}

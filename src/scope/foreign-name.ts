import type { RepoPath } from '../kernel/repo-path.ts';
import { lockFileNamed } from './lock-file.ts';

const VENDOR_FOLDER = /(?:^|\/)(?:bower_components|node_modules|third_party|vendor)\//;

/**
 * Whether a file looks like nobody's own work by its name. For what is told *beside* a change only (related files, imports,
 * callers), where it saves reading a thousand packages: a name never decides what of a change is reviewed.
 */
export function looksForeign(path: RepoPath): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    VENDOR_FOLDER.test(path) ||
    lockFileNamed(path) ||
    /\.min\.(?:m?js|cjs|css)$/.test(name) ||
    /\.(?:m?js|cjs|css)\.map$/.test(name)
  );
}

/** Scripts, style sheets and their maps: what bundlers write in lines of any length. Others write tables in such lines. */
export function namedAsBundle(path: RepoPath): boolean {
  return /\.(?:m?js|cjs|css|map)$/.test(path);
}

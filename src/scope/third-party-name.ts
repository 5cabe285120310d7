import type { RepoPath } from '../kernel/repo-path.ts';
import { lockFileNamed } from './lock-file.ts';

const VENDOR_FOLDER = /(?:^|\/)(?:bower_components|node_modules|third_party|vendor)\//;

/**
 * Whether a file's name suggests that it is third-party code. Only for files *next to* a change (related files, imports,
 * callers), where it saves reading a thousand packages: a name never decides what of a change is reviewed.
 */
export function looksThirdParty(path: RepoPath): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return (
    VENDOR_FOLDER.test(path) ||
    lockFileNamed(path) ||
    /\.min\.(?:m?js|cjs|css)$/.test(name) ||
    /\.(?:m?js|cjs|css)\.map$/.test(name)
  );
}

/**
 * Scripts, style sheets and source maps: bundlers write them in lines of any length. In other formats long lines are usually
 * tables.
 */
export function namedAsBundle(path: RepoPath): boolean {
  return /\.(?:m?js|cjs|css|map)$/.test(path);
}

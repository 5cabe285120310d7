import type { FoundImport } from '../imports/found-import.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { TreePaths } from './tree-paths.ts';

/** What resolvers know: the tree, and the texts of its configuration files by path. */
export type GraphSources = { readonly tree: TreePaths; readonly texts: ReadonlyMap<string, string> };

/** The files of the tree that one import in `from` means; none for a package from elsewhere. Never throws. */
export type Resolve = (from: RepoPath, found: FoundImport) => readonly RepoPath[];

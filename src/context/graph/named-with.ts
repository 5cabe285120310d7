import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { importersFamily, type Family } from './family.ts';
import { foldersUp, type TreePaths } from './tree-paths.ts';

/** Type definitions that stand beside a source: `x.d.ts`, `x.pyi`, the header of a C file, `x.rbi`. */
export function typesOf(path: RepoPath, tree: TreePaths): RepoPath[] {
  const ending = posix.extname(path);
  const stem = path.slice(0, path.length - ending.length);
  const endings = /\.d$/.test(stem) ? [] : (TYPE_ENDINGS.get(ending) ?? []);
  const beside = endings.flatMap((type) => tree.file(`${stem}${type}`) ?? []);
  if (beside.length > 0 || !/^\.(?:c|cc|cpp|cxx|m|mm)$/.test(ending)) return beside;
  const headers = endings.flatMap((type) => tree.endingWith(`${posix.basename(stem)}${type}`));
  return headers.length === 1 ? [...headers] : [];
}

const HEADERS = ['.h', '.hpp', '.hh', '.hxx'];
const TYPE_ENDINGS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...['.js', '.jsx', '.ts', '.tsx', '.vue'].map((ending) => [ending, ['.d.ts']] as const),
  ['.mjs', ['.d.mts']],
  ['.cjs', ['.d.cts']],
  ['.py', ['.pyi']],
  ['.rb', ['.rbi', '.rbs']],
  ...['.c', '.cc', '.cpp', '.cxx', '.m', '.mm'].map((ending) => [ending, HEADERS] as const),
]);

/** By language, the names of files that say how a folder's files are built, found and checked. */
const CONFIGURATION: Readonly<Record<Family, readonly RegExp[]>> = {
  javascript: [
    /^package\.json$/,
    /^[jt]sconfig(?:\.[\w-]+)*\.json$/,
    /^(?:vite|vitest|jest|webpack|rollup|next|nuxt)\.config\.\w+$/,
  ],
  python: [
    /^pyproject\.toml$/,
    /^setup\.(?:cfg|py)$/,
    /^requirements[\w-]*\.txt$/,
    /^conftest\.py$/,
    /^tox\.ini$/,
  ],
  go: [/^go\.(?:mod|work)$/],
  rust: [/^Cargo\.toml$/, /^build\.rs$/],
  jvm: [/^pom\.xml$/, /^(?:build|settings)\.gradle(?:\.kts)?$/],
  c: [/^CMakeLists\.txt$/, /^meson\.build$/, /^Makefile$/, /^configure\.ac$/],
  ruby: [/^Gemfile$/, /\.gemspec$/, /^Rakefile$/],
  shell: [/^\.shellcheckrc$/],
};

/** Of each kind of configuration the nearest files above a changed file. A folder is looked through once for each kind. */
export function configurationNames(tree: TreePaths): (path: RepoPath) => RepoPath[] {
  const known = new Map<RegExp, Map<string, readonly RepoPath[]>>();
  const inFolder = (folder: string, name: RegExp): readonly RepoPath[] => {
    const folders = known.get(name) ?? new Map<string, readonly RepoPath[]>();
    known.set(name, folders);
    const found = folders.get(folder) ?? tree.in(folder).filter((file) => name.test(posix.basename(file)));
    folders.set(folder, found);
    return found;
  };
  return (path) => {
    const family = importersFamily(path);
    if (family === undefined) return [];
    const folders = foldersUp(path);
    return CONFIGURATION[family].flatMap((name) => {
      const nearest = folders.find((folder) => inFolder(folder, name).length > 0);
      return nearest === undefined ? [] : inFolder(nearest, name);
    });
  };
}

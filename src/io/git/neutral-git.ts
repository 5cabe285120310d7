import { delimiter, isAbsolute } from 'node:path';

/**
 * Settings that hold for every git we start: nothing of the user's or the repository's configuration may run a
 * program or change what git prints. What each one prevents stands in `scripts/neutral-git-reasons.ts` and so in
 * `docs/hostile-repositories.md`; `docs/notes/git.md` says which settings cannot be neutralised here
 * (`blame.ignoreRevsFile`: pass `--no-ignore-revs-file`).
 */
export const NEUTRAL_CONFIG = [
  'core.quotePath=false',
  'core.abbrev=no',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.attributesFile=/dev/null',
  'core.bigFileThreshold=512m',
  'safe.bareRepository=explicit',
  // An empty name fails closed: a diff without --no-ext-diff dies instead of running the user's program.
  'diff.external=',
  'diff.suppressBlankEmpty=false',
  // Not the empty value: git dies on an order file it cannot open.
  'diff.orderFile=/dev/null',
  'diff.relative=false',
  'log.showSignature=false',
  'log.follow=false',
  'log.showRoot=true',
  'gc.auto=0',
  'maintenance.auto=false',
] as const;

/** git's name for a tree without entries, in SHA-1 repositories; others read an unknown name as the empty tree. */
const NO_ATTRIBUTES = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The options before git's subcommand. */
export const NEUTRAL_OPTIONS: readonly string[] = [
  '--no-pager',
  ...NEUTRAL_CONFIG.flatMap((setting) => ['-c', setting]),
];

/** For readers of objects: no `.gitattributes` of any revision is looked at (git 2.43 and newer know this one). */
export const BLIND_OPTIONS: readonly string[] = ['-c', `attr.tree=${NO_ATTRIBUTES}`];

/**
 * For whoever reads thousands of objects: what others are stored as differences to is kept in memory. git's own 96 MB are
 * a little too few for 100 MB of changed text, and git then unpacks the same objects again and again.
 */
export const MANY_OBJECTS: readonly string[] = ['-c', 'core.deltaBaseCacheLimit=192m'];

export const NEUTRAL_ENVIRONMENT = {
  LC_ALL: 'C',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  // Reading goes to no network: not every git knows the first, and the second names no protocol there is.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  // An object's name is its content: what `refs/replace/` puts in its place would enter the cache of trees under it.
  GIT_NO_REPLACE_OBJECTS: '1',
  // Nor are its parents others than those it names. A file that cannot be: an empty one makes git give advice.
  GIT_GRAFT_FILE: '/dev/null/none',
  // The user's configuration may name files and sockets into which every git writes what it does.
  GIT_TRACE2: '0',
  GIT_TRACE2_EVENT: '0',
  GIT_TRACE2_PERF: '0',
} as const;

/** Of the caller's `GIT_…` variables, these do not say where or what to read. */
export const KEPT_VARIABLES = [
  'GIT_EXEC_PATH',
  'GIT_SSL_CAINFO',
  // Where the machine keeps `safe.directory` and the user's ignore file.
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
  // Whose name stands on the commits we make.
  'GIT_AUTHOR_NAME',
  'GIT_AUTHOR_EMAIL',
  'GIT_COMMITTER_NAME',
  'GIT_COMMITTER_EMAIL',
] as const;

/** The caller's environment without `GIT_DIR`, `GIT_INDEX_FILE` and the like (set inside git hooks), made neutral. */
export function neutralEnvironment(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const kept = Object.entries(env).filter(([name]) => !name.startsWith('GIT_') || isKept(name));
  return { ...withAbsolutePath(Object.fromEntries(kept)), ...NEUTRAL_ENVIRONMENT };
}

function isKept(name: string): boolean {
  return KEPT_VARIABLES.some((kept) => kept === name);
}

/**
 * git is started in the repository: there a relative folder of `PATH` (`.`, `node_modules/.bin`) is one of the change's,
 * and git and whatever git starts could come from it.
 */
export function withAbsolutePath(
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) =>
      name.toUpperCase() === 'PATH' && value !== undefined
        ? [name, value.split(delimiter).filter(isAbsolute).join(delimiter)]
        : [name, value],
    ),
  );
}

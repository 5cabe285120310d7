import { delimiter, isAbsolute } from 'node:path';

/**
 * Settings for every git we start: no configuration of the user or the repository may run a program or change what git prints.
 * `scripts/neutral-git-reasons.ts` says what each one prevents, and so does `docs/hostile-repositories.md`. `docs/notes/git.md`
 * lists the settings that cannot be neutralised here (`blame.ignoreRevsFile`: pass `--no-ignore-revs-file`).
 */
export const NEUTRAL_CONFIG = [
  'core.quotePath=false',
  'core.abbrev=no',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.attributesFile=/dev/null',
  'core.bigFileThreshold=512m',
  'core.splitIndex=false',
  'safe.bareRepository=explicit',
  // The empty name fails closed: a diff without --no-ext-diff dies instead of running the user's program.
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

/** The id of the empty tree in SHA-1 repositories. Other repositories read an unknown id as the empty tree. */
const NO_ATTRIBUTES = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

/** The options before git's subcommand. */
export const NEUTRAL_OPTIONS: readonly string[] = [
  '--no-pager',
  ...NEUTRAL_CONFIG.flatMap((setting) => ['-c', setting]),
];

/** For readers of objects: the `.gitattributes` of every revision is ignored (git 2.43 and newer support this). */
export const BLIND_OPTIONS: readonly string[] = ['-c', `attr.tree=${NO_ATTRIBUTES}`];

/**
 * For reading thousands of objects: a larger cache for delta bases. git's default of 96 MB is slightly too small for 100 MB of
 * changed text, and git then unpacks the same objects again and again.
 */
export const MANY_OBJECTS: readonly string[] = ['-c', 'core.deltaBaseCacheLimit=192m'];

export const NEUTRAL_ENVIRONMENT = {
  LC_ALL: 'C',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  // Reading uses no network. Old versions of git ignore the first variable, so the second allows no existing protocol.
  GIT_NO_LAZY_FETCH: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  // An object's name must match its content: with `refs/replace/`, the replacement would enter the cache of trees under that
  // name.
  GIT_NO_REPLACE_OBJECTS: '1',
  // Its parents must be those it names. The file must not exist: an empty one makes git print advice.
  GIT_GRAFT_FILE: '/dev/null/none',
  // The user's configuration may name files and sockets to which every git writes a trace.
  GIT_TRACE2: '0',
  GIT_TRACE2_EVENT: '0',
  GIT_TRACE2_PERF: '0',
} as const;

/** Those `GIT_…` variables of the caller that do not say where or what to read. */
export const KEPT_VARIABLES = [
  'GIT_EXEC_PATH',
  'GIT_SSL_CAINFO',
  // The machine's file with `safe.directory` and the user's ignore file.
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
  // The identity on the commits we make.
  'GIT_AUTHOR_NAME',
  'GIT_AUTHOR_EMAIL',
  'GIT_COMMITTER_NAME',
  'GIT_COMMITTER_EMAIL',
] as const;

/**
 * The caller's environment without `GIT_DIR`, `GIT_INDEX_FILE` and the like (set inside git hooks), and with the neutral
 * settings.
 */
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
 * git runs inside the repository. There a relative folder of `PATH` (`.`, `node_modules/.bin`) is part of the change, and git or
 * a program it starts could be taken from it.
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

import type { KEPT_VARIABLES, NEUTRAL_CONFIG, NEUTRAL_ENVIRONMENT } from '../src/io/git/neutral-git.ts';

/** What would happen without each setting, for `docs/hostile-repositories.md`. A setting without a reason does not compile. */
export const SETTING_REASONS: Readonly<Record<(typeof NEUTRAL_CONFIG)[number], string>> = {
  'core.quotePath=false':
    '`ünï.txt` is printed as `"\\303\\274n\\303\\257.txt"`. Lists are read with `-z`; patch headers cannot be',
  'core.abbrev=no': '`core.abbrev=5` shortens ids that were asked for in full without `--full-index`',
  'core.fsmonitor=false': '**the program it names runs** whenever the index is compared with files',
  'core.hooksPath=/dev/null':
    '**hooks run**: `post-index-change` when even a temporary index is written, `reference-transaction` when a ref is',
  'core.attributesFile=/dev/null': "the user's own attributes file applies",
  'core.bigFileThreshold=512m': 'at `1`, every file is binary',
  'core.splitIndex=false': 'even for a temporary index, git writes a `sharedindex.…` into `.git`',
  'safe.bareRepository=explicit':
    '**a folder of a clone that looks like a bare repository is opened**, with the configuration its author wrote',
  'diff.external=': '**a diff without `--no-ext-diff` runs a program**. With the empty name git dies instead',
  'diff.suppressBlankEmpty=false': 'an empty context line is printed without its blank',
  'diff.orderFile=/dev/null': 'files come in another order',
  'diff.relative=false': 'porcelain leaves out what is outside the folder',
  'log.showSignature=false': '**`git log` starts gpg**, or whatever program is configured in its place',
  'log.follow=false': 'a log of one file follows renames',
  'log.showRoot=true': 'a first commit has no patch',
  'gc.auto=0': 'a background process may start',
  'maintenance.auto=false': 'a background process may start',
};

export const VARIABLE_REASONS: Readonly<Record<keyof typeof NEUTRAL_ENVIRONMENT, string>> = {
  LC_ALL: 'messages that are recognised (`rename detection was skipped`, `is ambiguous`) are translated',
  GIT_ATTR_NOSYSTEM: "the machine's attributes file applies",
  GIT_OPTIONAL_LOCKS: "`git status` rewrites the user's index, under a lock",
  GIT_TERMINAL_PROMPT: 'git asks for a password and waits',
  GIT_NO_LAZY_FETCH:
    '**in a partial clone, reading a missing object starts ssh** (git 2.45 and security releases)',
  GIT_ALLOW_PROTOCOL: 'the same, in every git: no protocol of that name exists',
  GIT_NO_REPLACE_OBJECTS:
    "`refs/replace/…` puts other content under an object's id, and so into the cache of trees",
  GIT_GRAFT_FILE: '`.git/info/grafts` gives commits other parents, and so another base',
  GIT_TRACE2: "every git writes what it does into a file that the user's configuration names",
  GIT_TRACE2_EVENT: 'the same',
  GIT_TRACE2_PERF: 'the same',
};

/** Why we keep a variable of the caller. */
export const KEPT_REASONS: Readonly<Record<(typeof KEPT_VARIABLES)[number], string>> = {
  GIT_EXEC_PATH:
    'where a git that was not installed in its place has its parts; what we ask for is built into git itself',
  GIT_SSL_CAINFO: 'certificates for fetching a pull request',
  GIT_CONFIG_GLOBAL: 'where the machine keeps `safe.directory` and the user their ignore file',
  GIT_CONFIG_SYSTEM: 'the same',
  GIT_CONFIG_NOSYSTEM: 'the same',
  GIT_AUTHOR_NAME: 'whose name is on the commits of an audit',
  GIT_AUTHOR_EMAIL: 'the same',
  GIT_COMMITTER_NAME: 'the same',
  GIT_COMMITTER_EMAIL: 'the same',
};

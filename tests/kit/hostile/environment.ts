import { chmodSync, copyFileSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Canaries } from './canaries.ts';
import type { PlainGit } from './git-settings.ts';
import type { HostileShop } from './hostile-shop.ts';

/** A variable of the caller's with which git runs a program or writes a file, and the plain git that does. */
export type HostileVariable = {
  readonly name: string;
  readonly set: (planted: Canaries, shop: HostileShop) => Readonly<Record<string, string>>;
  readonly provoke: (git: PlainGit) => void;
};

function variable(name: string, call: readonly string[], input?: string, then?: string): HostileVariable {
  return {
    name,
    set: ({ program }) => ({ [name]: program(name, then) }),
    provoke: (git) => {
      git(call, input);
    },
  };
}

function written(name: string): HostileVariable {
  return {
    name,
    set: ({ folder }) => ({ [name]: join(folder, 'ran', name) }),
    provoke: (git) => {
      git(['status']);
    },
  };
}

function onStatus(name: string, set: HostileVariable['set']): HostileVariable {
  return {
    name,
    set,
    provoke: (git) => {
      git(['status']);
    },
  };
}

const CREDENTIAL = 'protocol=https\nhost=nowhere.invalid\n\n';
const AMEND = ['commit', '--amend'];

export const HOSTILE_VARIABLES: readonly HostileVariable[] = [
  variable('GIT_EXTERNAL_DIFF', ['diff', 'HEAD~1', 'HEAD']),
  variable('GIT_SSH_COMMAND', ['fetch', 'ssh://nowhere.invalid/x']),
  variable('GIT_SSH', ['fetch', 'ssh://nowhere.invalid/x']),
  variable('GIT_PROXY_COMMAND', ['fetch', 'git://nowhere.invalid/x']),
  variable('GIT_ASKPASS', ['credential', 'fill'], CREDENTIAL),
  variable('SSH_ASKPASS', ['credential', 'fill'], CREDENTIAL),
  variable('GIT_PAGER', ['log'], 'to a terminal', 'exec cat >/dev/null'),
  variable('PAGER', ['log'], 'to a terminal', 'exec cat >/dev/null'),
  variable('GIT_EDITOR', AMEND),
  variable('VISUAL', AMEND),
  variable('EDITOR', AMEND),
  variable('GIT_SEQUENCE_EDITOR', ['rebase', '--interactive', '--autostash', 'HEAD~1']),
  written('GIT_TRACE'),
  written('GIT_TRACE_SETUP'),
  written('GIT_TRACE2'),
  written('GIT_TRACE2_EVENT'),
  written('GIT_TRACE2_PERF'),
  onStatus('GIT_CONFIG_COUNT', ({ program }) => ({
    ...{ GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'core.fsmonitor' },
    GIT_CONFIG_VALUE_0: program('GIT_CONFIG_COUNT'),
  })),
  onStatus('GIT_CONFIG_PARAMETERS', ({ program }) => ({
    GIT_CONFIG_PARAMETERS: `'core.fsmonitor'='${program('GIT_CONFIG_PARAMETERS')}'`,
  })),
  // Of the folder with git's own programs none is started: what we ask of git is built into it.
  {
    name: 'git-canary',
    set: ({ program, folder }) => {
      program('git-canary');
      return { GIT_EXEC_PATH: folder };
    },
    provoke: (git) => {
      git(['canary']);
    },
  },
  // A program of the repository, found by way of a path that starts where its caller stands.
  onStatus('PATH', ({ program }, { top, env }) => {
    mkdirSync(join(top, 'bin'), { recursive: true });
    copyFileSync(program('PATH'), join(top, 'bin', 'git'));
    chmodSync(join(top, 'bin', 'git'), 0o755);
    return { PATH: ['bin', './bin', env['PATH']].join(delimiter) };
  }),
];

/** Where a git hook tells every git that it starts to look: at another repository. */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  GIT_DIR: '/nowhere/.git',
  GIT_WORK_TREE: '/nowhere',
  GIT_INDEX_FILE: '/nowhere/index',
  GIT_OBJECT_DIRECTORY: '/nowhere/objects',
  GIT_COMMON_DIR: '/nowhere/.git',
  GIT_NAMESPACE: 'other',
  GIT_CEILING_DIRECTORIES: '/',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_DEFAULT_HASH: 'sha256',
  GIT_REPLACE_REF_BASE: 'refs/other/',
  GIT_ATTR_SOURCE: 'HEAD',
  GIT_ALLOW_PROTOCOL: 'ext',
  GIT_DIFF_OPTS: '--unified=0',
};

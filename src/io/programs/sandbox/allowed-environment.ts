import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Programs that a project's tests start need these, and no login is in any of them. */
const ALLOWED = new RegExp(
  `^(?:${[
    // Where programs are, how they print, who and when it is.
    'PATH|LD_LIBRARY_PATH|LANG|LANGUAGE|LC_\\w+|TZ|TERM|SHELL|USER|LOGNAME',
    // Where a language is installed, and which of its versions this project uses.
    'GOPATH|GOROOT|GOTOOLCHAIN|JAVA_HOME|DOTNET_ROOT|GEM_HOME|GEM_PATH|BUNDLE_PATH|VIRTUAL_ENV|CONDA_PREFIX',
    'NODE_VERSION|PYENV_VERSION|RBENV_VERSION|RUSTUP_TOOLCHAIN',
    // How Windows starts a program.
    'PATHEXT|SYSTEMROOT|COMSPEC|WINDIR',
  ].join('|')})$`,
);

/** What tools look for below HOME, which is another one now: installed packages and versions of a language. */
const BELOW_HOME = {
  GOMODCACHE: 'go/pkg/mod',
  CARGO_HOME: '.cargo',
  RUSTUP_HOME: '.rustup',
  PYENV_ROOT: '.pyenv',
  PYTHONUSERBASE: '.local',
  RBENV_ROOT: '.rbenv',
  NVM_DIR: '.nvm',
  VOLTA_HOME: '.volta',
  ASDF_DATA_DIR: '.asdf',
  MISE_DATA_DIR: '.local/share/mise',
  NUGET_PACKAGES: '.nuget/packages',
} as const;

/** The environment of a command that a model wrote: only names that are known to hold no credentials get through. */
export function allowedEnvironment(
  env: Environment,
  { home, tmp }: { readonly home: string; readonly tmp: string },
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) =>
    ALLOWED.test(process.platform === 'win32' ? name.toUpperCase() : name),
  );
  const folders = Object.entries(BELOW_HOME).flatMap(([name, path]) => {
    // GOPATH moves the modules of go.
    if (name === 'GOMODCACHE' && env['GOPATH'] !== undefined && env[name] === undefined) return [];
    const folder = env[name] ?? join(homedir(), path);
    return existsSync(folder) ? [[name, folder] as const] : [];
  });
  return {
    ...Object.fromEntries([...kept, ...folders]),
    CI: '1',
    ...{ HOME: home, USERPROFILE: home, TMPDIR: tmp, TMP: tmp, TEMP: tmp },
    XDG_CACHE_HOME: join(home, '.cache'),
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local', 'share'),
    XDG_STATE_HOME: join(home, '.local', 'state'),
  };
}

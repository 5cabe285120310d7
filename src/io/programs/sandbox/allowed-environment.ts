import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * No login is in any of these, and a project's tests need them. By line: where programs are, how they print, who and when it is;
 * where a language is installed; which of its versions the project uses; how Windows starts a program.
 */
const ALLOWED = `PATH LD_LIBRARY_PATH LANG LANGUAGE TZ TERM SHELL USER LOGNAME
GOROOT GOMODCACHE JAVA_HOME DOTNET_ROOT GEM_HOME GEM_PATH BUNDLE_PATH VIRTUAL_ENV CONDA_PREFIX
GOTOOLCHAIN NODE_VERSION PYENV_VERSION RBENV_VERSION RUSTUP_TOOLCHAIN
PATHEXT SYSTEMROOT COMSPEC WINDIR`.split(/\s/);

/** What tools look for below HOME, which is another one now: installed packages and versions of a language. */
const BELOW_HOME = `GOPATH=go CARGO_HOME=.cargo RUSTUP_HOME=.rustup PYENV_ROOT=.pyenv PYTHONUSERBASE=.local
RBENV_ROOT=.rbenv NVM_DIR=.nvm VOLTA_HOME=.volta ASDF_DATA_DIR=.asdf MISE_DATA_DIR=.local/share/mise
NUGET_PACKAGES=.nuget/packages`.split(/\s/);

/**
 * The environment of a command that a model wrote: only names that are known to hold no
 * credentials get through. XDG folders are below HOME when no variable says otherwise.
 */
export function allowedEnvironment(
  env: Environment,
  { home, tmp }: { readonly home: string; readonly tmp: string },
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(
    ([name]) => ALLOWED.includes(name.toUpperCase()) || /^LC_/.test(name),
  );
  const folders = BELOW_HOME.map((line) => line.split('='))
    .map(([name = '', path = '']) => [name, env[name] ?? join(homedir(), path)] as const)
    .filter(([, folder]) => existsSync(folder));
  return {
    ...Object.fromEntries([...kept, ...folders]),
    ...{ CI: '1', HOME: home, USERPROFILE: home, TMPDIR: tmp, TMP: tmp, TEMP: tmp },
  };
}

import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { stateRoot } from '../../own/state-root.ts';

/** A command and the folders it gets, all absolute. */
export type Boxed = {
  readonly command: string;
  readonly cwd: string;
  readonly writable: readonly string[];
  readonly home: string;
  readonly tmp: string;
};

/** What a sandbox mounts, in this order: a later path may be inside an earlier one. Real paths, because no mount follows links. */
export type SandboxPaths = {
  readonly cwd: string;
  /** Is `/tmp` in the sandbox. */
  readonly tmp: string;
  /** Of the machine's own `/tmp` only the repositories of the work trees remain, read-only. */
  readonly readable: readonly string[];
  readonly hidden: readonly { readonly path: string; readonly isFolder: boolean }[];
  readonly writable: readonly string[];
  /** `.git` of the work trees: whoever may write there chooses the programs that git starts. */
  readonly fixed: readonly string[];
};

/** Below the user's home: what logs in somewhere. */
const CREDENTIALS =
  `.ssh .aws .gnupg .azure .docker .kube .netrc .npmrc .pypirc .pgpass .git-credentials .config/git/credentials
.config/gh .config/gcloud .claude .claude.json .codex .cargo/credentials .cargo/credentials.toml .gem/credentials .m2/settings.xml
.terraform.d .vault-token .password-store .local/share/keyrings`.split(/\s/);

/** Variables that name such a file or folder, or a socket of an agent, wherever it is. */
const NAMED =
  `SSH_AUTH_SOCK GNUPGHOME GH_CONFIG_DIR CLAUDE_CONFIG_DIR DOCKER_CONFIG KUBECONFIG CLOUDSDK_CONFIG
AWS_SHARED_CREDENTIALS_FILE NPM_CONFIG_USERCONFIG NETRC PGPASSFILE`.split(/\s/);

export function sandboxPaths({ cwd, writable, home, tmp }: Boxed): SandboxPaths {
  const trees = writable.map(real);
  const fixed = trees.map((tree) => join(tree, '.git')).filter((path) => existsSync(path));
  const readable = fixed.flatMap(repositoryOf).filter(isInTmp);
  const hidden = [...credentials(), ...sockets()]
    .filter((path) => existsSync(path))
    .map(real)
    .filter((path) => !isInTmp(path) || readable.some((top) => path.startsWith(`${top}/`)))
    .map((path) => ({ path, isFolder: statSync(path).isDirectory() }));
  return {
    cwd: real(cwd),
    tmp: real(tmp),
    readable,
    hidden,
    writable: [real(tmp), real(home), ...trees],
    fixed,
  };
}

export function isInTmp(path: string): boolean {
  return path.startsWith('/tmp/');
}

function credentials(): string[] {
  const below = [homedir(), userInfo().homedir].flatMap((home) =>
    CREDENTIALS.map((name) => join(home, name)),
  );
  const named = NAMED.map((name) => process.env[name] ?? '');
  return [...new Set([...below, ...named, stateRoot(process.env)])];
}

/** A socket can be written to on a read-only disk: behind one may be Docker, or a service that starts programs. */
function sockets(): string[] {
  // Links are programs (NixOS) or lead elsewhere; disks of the user are in `media`.
  return readdirSync('/run', { withFileTypes: true })
    .filter((entry) => !entry.isSymbolicLink() && entry.name !== 'media')
    .map(({ name }) => join('/run', name));
}

/** The repository that a work tree's `.git` file names; none when the work tree is a repository itself. */
function repositoryOf(link: string): string[] {
  if (statSync(link).isDirectory()) return [];
  const [, top] = /^gitdir: (.*)\/\.git\/worktrees\//.exec(readFileSync(link, 'utf8')) ?? [];
  return top === undefined ? [] : [real(resolve(dirname(link), top))];
}

/** A path that is not there stays as it is, and the sandbox says so. */
function real(path: string): string {
  return existsSync(path) ? realpathSync(path) : path;
}

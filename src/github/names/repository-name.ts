/** A repository as GitHub names it. Hosts are in lower case. */
export type RepositoryName = { readonly host: string; readonly owner: string; readonly name: string };

/** What GitHub allows in names of owners and repositories; nothing of it means anything to a URL or an option parser. */
const NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]*$|^\.[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/** Host and path of the URLs that git takes: with a scheme, and `host:path` of ssh. A local path is neither. */
const WITH_SCHEME = /^(?:https?|ssh|git|git\+ssh):\/\/(?:[^@/]*@)?([^/:@]+)(?::\d+)?\/(.+)$/i;
const OF_SSH = /^(?:[^@/:]+@)?([^/:@]+):(?!\/\/)(.+)$/;

/** The repository that a remote's URL names, or undefined when it is none of the form `HOST/OWNER/NAME`. */
export function repositoryAt(url: string): RepositoryName | undefined {
  const [, host = '', path = ''] = WITH_SCHEME.exec(url) ?? OF_SSH.exec(url) ?? [];
  const [owner = '', name = '', ...more] = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  return more.length > 0 ? undefined : repositoryNamed(host, owner, name.replace(/\.git$/, ''));
}

/** The three as a name, when each is one. */
export function repositoryNamed(host: string, owner: string, name: string): RepositoryName | undefined {
  const known = normalHost(host.toLowerCase());
  return HOST.test(known) && NAME.test(owner) && NAME.test(name) ? { host: known, owner, name } : undefined;
}

/** GitHub answers ssh on port 443 under a name of its own. */
function normalHost(host: string): string {
  const plain = host.replace(/^www\./, '');
  return plain === 'ssh.github.com' ? 'github.com' : plain;
}

/** GitHub tells no case apart. */
export function sameRepository(a: RepositoryName, b: RepositoryName): boolean {
  return repositoryText(a).toLowerCase() === repositoryText(b).toLowerCase();
}

/** `github.com/owner/name`. */
export function repositoryText({ host, owner, name }: RepositoryName): string {
  return `${host}/${owner}/${name}`;
}

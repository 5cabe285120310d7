/** A repository by its GitHub name. Hosts are in lower case. */
export type RepositoryName = { readonly host: string; readonly owner: string; readonly name: string };

/**
 * The characters that GitHub allows in names of owners and repositories: none is special in a URL, and no name looks like an
 * option.
 */
const NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]*$|^\.[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

/** Host and path of the URLs that git accepts: with a scheme, and `host:path` for ssh. A local path matches neither. */
const WITH_SCHEME = /^(?:https?|ssh|git|git\+ssh):\/\/(?:[^@/]*@)?([^/:@]+)(?::\d+)?\/(.+)$/i;
const OF_SSH = /^(?:[^@/:]+@)?([^/:@]+):(?!\/\/)(.+)$/;

/** The repository that a remote's URL names; undefined unless it has the form `HOST/OWNER/NAME`. */
export function repositoryAt(url: string): RepositoryName | undefined {
  const [, host = '', path = ''] = WITH_SCHEME.exec(url) ?? OF_SSH.exec(url) ?? [];
  const [owner = '', name = '', ...more] = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  return more.length > 0 ? undefined : repositoryNamed(host, owner, name.replace(/\.git$/, ''));
}

/** The name made of these three parts, if they are valid. */
export function repositoryNamed(host: string, owner: string, name: string): RepositoryName | undefined {
  const known = normalHost(host.toLowerCase());
  return HOST.test(known) && NAME.test(owner) && NAME.test(name) ? { host: known, owner, name } : undefined;
}

/** For ssh on port 443, GitHub uses another host name. */
function normalHost(host: string): string {
  const plain = host.replace(/^www\./, '');
  return plain === 'ssh.github.com' ? 'github.com' : plain;
}

/** GitHub ignores case. */
export function sameRepository(a: RepositoryName, b: RepositoryName): boolean {
  return repositoryText(a).toLowerCase() === repositoryText(b).toLowerCase();
}

/** `github.com/owner/name`. */
export function repositoryText({ host, owner, name }: RepositoryName): string {
  return `${host}/${owner}/${name}`;
}

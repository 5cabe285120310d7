import type { AuditRole, IdleRole } from '../contracts/files/audit-files.ts';
import { readBlobs, listTree } from '../io/git/objects/objects.ts';
import type { Repository } from '../io/git/git.ts';

const ARCHITECTURE = '.correctless/ARCHITECTURE.md';
const ANTIPATTERNS = '.correctless/antipatterns.md';
/** Entries that the role `architecture-adherence` compares files with. */
const ENTRY = /\b(?:PAT|ABS|TB)-/;

type SentRoles = { readonly roles: readonly AuditRole[]; readonly idle: readonly IdleRole[] };

/** The roles that have a source at a commit. The repository's own roles always have one. */
export async function rolesWithSource(
  repository: Repository,
  tree: string,
  roles: readonly AuditRole[],
): Promise<SentRoles> {
  return without(roles, 'architecture-adherence', () => whyNoArchitecture(repository, tree));
}

/** Of them, those with something to read where nothing was fixed and no change is shown: nothing can have come back. */
export async function rolesWithoutChange(
  repository: Repository,
  tree: string,
  roles: readonly AuditRole[],
): Promise<SentRoles> {
  return without(roles, 'regression-hunter', async () => {
    const known = await listTree(repository, tree, { paths: [ANTIPATTERNS] });
    return known.length > 0
      ? undefined
      : `nothing was fixed, no change is shown, and there is no ${ANTIPATTERNS}`;
  });
}

/** @param whyIdle why the role has nothing to read; undefined: it has. Only called for a preset with that role */
async function without(
  roles: readonly AuditRole[],
  name: string,
  whyIdle: () => Promise<string | undefined>,
): Promise<SentRoles> {
  const role = roles.find(({ slug, own }) => own === null && slug === name);
  const why = role && (await whyIdle());
  return why === undefined
    ? { roles, idle: [] }
    : { roles: roles.filter((one) => one !== role), idle: [{ slug: name, why }] };
}

async function whyNoArchitecture(repository: Repository, tree: string): Promise<string | undefined> {
  const entries = await listTree(repository, tree, { paths: [ARCHITECTURE] });
  const file = entries.find(({ path, type }) => path === ARCHITECTURE && type === 'blob');
  if (file === undefined) return `there is no ${ARCHITECTURE}`;
  const text = (await readBlobs(repository, [file.oid])).get(file.oid)?.toString('utf8') ?? '';
  return ENTRY.test(text) ? undefined : `${ARCHITECTURE} has no entry PAT-…, ABS-… or TB-…`;
}

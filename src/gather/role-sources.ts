import type { AuditRole, IdleRole } from '../contracts/files/audit-files.ts';
import { readBlobs, listTree } from '../io/git/objects/objects.ts';
import type { Repository } from '../io/git/git.ts';

const ARCHITECTURE = '.correctless/ARCHITECTURE.md';
/** Entries that the role `architecture-adherence` compares files with. */
const ENTRY = /\b(?:PAT|ABS|TB)-/;

/** The roles that have a source at a commit. The repository's own roles always have one. */
export async function rolesWithSource(
  repository: Repository,
  tree: string,
  roles: readonly AuditRole[],
): Promise<{ readonly roles: readonly AuditRole[]; readonly idle: readonly IdleRole[] }> {
  const isAbout = ({ slug, own }: AuditRole): boolean => own === null && slug === 'architecture-adherence';
  if (!roles.some(isAbout)) return { roles, idle: [] };
  const why = await whyNoArchitecture(repository, tree);
  if (why === undefined) return { roles, idle: [] };
  return {
    roles: roles.filter((role) => !isAbout(role)),
    idle: roles.filter(isAbout).map(({ slug }) => ({ slug, why })),
  };
}

async function whyNoArchitecture(repository: Repository, tree: string): Promise<string | undefined> {
  const entries = await listTree(repository, tree, { paths: [ARCHITECTURE] });
  const file = entries.find(({ path, type }) => path === ARCHITECTURE && type === 'blob');
  if (file === undefined) return `there is no ${ARCHITECTURE}`;
  const text = (await readBlobs(repository, [file.oid])).get(file.oid)?.toString('utf8') ?? '';
  return ENTRY.test(text) ? undefined : `${ARCHITECTURE} has no entry PAT-…, ABS-… or TB-…`;
}

import { createHash } from 'node:crypto';

/** A branch as part of a file name: `audit/qa-2026-01-31` → `audit-qa-2026-01-31-` and six digits that keep branches apart. */
export function branchSlug(branch: string): string {
  const hash = createHash('md5').update(branch).digest('hex').slice(0, 6);
  return `${branch.replaceAll(/[^A-Za-z0-9]/g, '-').slice(0, 80)}-${hash}`;
}

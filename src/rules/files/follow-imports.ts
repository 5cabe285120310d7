import { claimKey, type Claim, type Claims } from '../claim.ts';
import { importedPath } from './imports.ts';
import type { RuleTree } from './rule-tree.ts';
import { follow } from './rule-tree.ts';
import { mayImport } from './source.ts';

/**
 * One level of imports: a file that `claims` import becomes a claim with the importer's source and folder. A claim that is
 * already in `seen` (which grows) is not made again, so cycles end. Nothing outside of the tree is followed.
 */
export function followImports(
  claims: readonly Claim[],
  importsOf: (claim: Claim) => readonly string[],
  tree: RuleTree,
  seen: Set<string>,
): Claims {
  const found: Claim[] = [];
  const notes: string[] = [];
  for (const claim of claims) {
    if (!mayImport(claim.source)) continue;
    const importer = claim.entry.path;
    for (const name of importsOf(claim)) {
      const path = importedPath(importer, name);
      const destination = path === undefined ? undefined : follow(path, tree);
      if (destination === undefined || destination.kind === 'outside') {
        notes.push(`${importer}: @${name} is outside of the repository and is not read`);
      } else if (destination.kind === 'file') {
        const next = { ...claim, entry: destination.entry, via: importer, depth: claim.depth + 1 };
        if (!seen.has(claimKey(next))) found.push(next);
        seen.add(claimKey(next));
      } else if (name.endsWith('.md')) {
        // Other names are as likely to be people or packages: `@types/node`.
        notes.push(`${importer}: @${name} names no file of this tree`);
      }
    }
  }
  return { claims: found, notes };
}

import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Claim, Claims } from '../claim.ts';
import type { RuleTree } from './rule-tree.ts';
import { filesThrough, follow, isLink } from './rule-tree.ts';
import { isRulePlace, placeOf } from './source.ts';

/** Every file of the tree that is a rule because of its place, or because of a link in such a place. */
export function findRuleFiles(tree: RuleTree): Claims {
  const claims: Claim[] = [];
  const notes: string[] = [];
  const take = (shownAs: RepoPath): void => {
    const place = placeOf(shownAs);
    const destination = place === undefined && !isRulePlace(shownAs) ? undefined : follow(shownAs, tree);
    if (destination?.kind === 'outside') {
      notes.push(
        `${shownAs}: the link leads out of the repository (${destination.target}) and is not followed`,
      );
    } else if (destination?.kind === 'endless') {
      notes.push(`${shownAs}: the link leads to itself`);
    } else if (destination?.kind === 'file' && place !== undefined) {
      const { entry } = destination;
      claims.push({ entry, ...place, depth: 0, ...(entry.path === shownAs ? {} : { via: shownAs }) });
    }
  };
  for (const entry of tree.entries.values()) {
    if (isLink(entry) && mayHoldRules(entry.path)) {
      const destination = follow(entry.path, tree);
      const shown =
        destination.kind === 'folder' ? filesThrough(entry.path, destination.path, tree) : [entry.path];
      for (const shownAs of shown) take(shownAs);
      if (shown.length === 0) notes.push(`${entry.path}: the link leads to no file`);
    } else {
      take(entry.path);
    }
  }
  return { claims, notes };
}

/** A link in such a place adds rules, or was meant to. */
function mayHoldRules(path: string): boolean {
  return [path, `${path}/x.instructions.md`, `${path}/x.mdc`].some(isRulePlace);
}

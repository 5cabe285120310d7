import { Failure } from '../kernel/failure.ts';
import type { RuleInForce } from './governs.ts';
import type { RuleFile } from './rule.ts';
import { directoriesOf, placeOf, placesOfRule } from './source.ts';

/**
 * Which rules a reviewer is given: `all` whatever changed (`/df:review`), `scoped` those that govern a changed file
 * (`--rules scoped`), `fix-review` what the audit takes of `.claude/rules`: matching or unconditional.
 */
export type RuleSelection = 'all' | 'scoped' | 'fix-review';

/** The rules of that selection, in the order given. */
export function rulesFor(selection: RuleSelection, rules: readonly RuleInForce[]): RuleInForce[] {
  switch (selection) {
    case 'all':
      return [...rules];
    case 'scoped':
      return rules.filter(({ governs }) => governs.length > 0);
    case 'fix-review':
      return rules.filter(
        ({ rule, governs }) =>
          rule.source === 'claude-rules' && (governs.length > 0 || isAlwaysInForce(rule)),
      );
  }
}

function isAlwaysInForce(rule: RuleFile): boolean {
  return rule.paths === null && directoriesOf(rule).includes('');
}

/** Throws `rules/none-found` without a CLAUDE.md or a file in `.claude/rules`; other sources alone do not count. */
export function requireReviewRules(rules: readonly RuleFile[]): void {
  const counts = rules.flatMap(placesOfRule).some((path) => {
    const source = placeOf(path)?.source;
    return source === 'claude-md' || source === 'claude-rules';
  });
  if (counts) return;
  throw new Failure(
    'rules/none-found',
    'No rule files found. Create CLAUDE.md or .claude/rules/ to enable code review.',
    { hint: 'to review without the rules lens, pass --no-rules' },
  );
}

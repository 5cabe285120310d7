import { Failure } from '../kernel/failure.ts';
import { printable } from '../kernel/text/printable.ts';
import type { RuleInForce } from './governs.ts';
import type { RuleFile } from './rule.ts';
import { directoriesOf } from './files/source.ts';

/**
 * Which rules a reviewer is given: `all` for any change (`/df:review`), `scoped` only those that govern a changed file (`--rules
 * scoped`), `fix-review` those of `.claude/rules` that an audit uses: matching or unconditional.
 */
export type RuleSelection = 'all' | 'scoped' | 'fix-review';

/** The selected rules, in the given order. */
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

/**
 * The note for a review without rules at base, which runs without the rules lens because the branch under review adds the first
 * ones.
 *
 * @param atHead the rule files of the revision under review
 * @throws rules/none-found when it has none either
 */
export function rulesOnlyOnBranch(atHead: readonly RuleFile[]): string {
  if (atHead.length === 0) {
    throw new Failure(
      'rules/none-found',
      'No rule files found. Create CLAUDE.md or .claude/rules/ to enable code review.',
      { hint: 'to review without the rules lens, pass --no-rules' },
    );
  }
  const named = atHead.slice(0, 3).map(({ path }) => printable(path));
  const more = atHead.length > 3 ? ` and ${atHead.length - 3} more` : '';
  return `rule files are only on the branch under review (${named.join(', ')}${more}): rules are read at base, and these start to count when they are merged`;
}

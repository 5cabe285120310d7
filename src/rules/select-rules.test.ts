import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { RuleInForce } from './governs.ts';
import type { RuleFile, RuleSource } from './rule.ts';
import { rulesFor, rulesOnlyOnBranch } from './select-rules.ts';

function rule(path: string, source: RuleSource, more: Partial<RuleFile> = {}): RuleFile {
  return { path: path as RepoPath, source, paths: null, body: '', sha256: '', ...more };
}
const inForce = (one: RuleFile, ...governs: string[]): RuleInForce => ({
  rule: one,
  governs: governs as RepoPath[],
});

const rules = [
  inForce(rule('CLAUDE.md', 'claude-md'), 'src/a.ts'),
  inForce(rule('docs/CLAUDE.md', 'claude-md')),
  inForce(rule('.claude/rules/always.md', 'claude-rules'), 'src/a.ts'),
  inForce(rule('.claude/rules/matching.md', 'claude-rules', { paths: ['src'] }), 'src/a.ts'),
  inForce(rule('.claude/rules/other.md', 'claude-rules', { paths: ['lib'] })),
  inForce(rule('web/.claude/rules/nested.md', 'claude-rules')),
];
const names = (selection: Parameters<typeof rulesFor>[0]) =>
  rulesFor(selection, rules).map((one) => one.rule.path);

describe('rulesFor', () => {
  it('gives a review every rule, whatever changed', () => {
    expect(names('all')).toEqual(rules.map((one) => one.rule.path));
  });

  it('narrows to rules that govern a changed file', () => {
    expect(names('scoped')).toEqual(['CLAUDE.md', '.claude/rules/always.md', '.claude/rules/matching.md']);
  });

  it('gives the fix review what matches in .claude/rules, and the unconditional', () => {
    expect(names('fix-review')).toEqual(['.claude/rules/always.md', '.claude/rules/matching.md']);
    expect(rulesFor('fix-review', [inForce(rule('.claude/rules/always.md', 'claude-rules'))])).toHaveLength(
      1,
    );
  });
});

describe('rules that are only on the branch under review', () => {
  it.each([
    [
      ['CLAUDE.md'],
      'rule files are only on the branch under review (CLAUDE.md): rules are read at base, and these start to count when they are merged',
    ],
    [['a.md', 'b\n.md', 'c.md', 'd.md'], '(a.md, "b\\n.md", c.md and 1 more)'],
  ])('%j are named', (paths, said) => {
    expect(rulesOnlyOnBranch(paths.map((path) => rule(path, 'agents-md')))).toContain(said);
  });

  it('are none: the message that says how to make some', () => {
    expect(() => rulesOnlyOnBranch([])).toThrow(
      expect.objectContaining({
        code: 'rules/none-found',
        message: 'No rule files found. Create CLAUDE.md or .claude/rules/ to enable code review.',
        hint: 'to review without the rules lens, pass --no-rules',
      }),
    );
  });
});

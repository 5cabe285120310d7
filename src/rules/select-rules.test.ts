import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { RuleInForce } from './governs.ts';
import type { RuleFile, RuleSource } from './rule.ts';
import { requireReviewRules, rulesFor } from './select-rules.ts';

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

describe('requireReviewRules', () => {
  it.each([
    [[rule('CLAUDE.md', 'claude-md')]],
    [[rule('packages/a/.claude/CLAUDE.md', 'claude-md')]],
    [[rule('.claude/rules/a.md', 'claude-rules', { paths: ['x'] })]],
    [[rule('AGENTS.md', 'agents-md', { via: ['CLAUDE.md'] as RepoPath[] })]],
    [[rule('docs/a.md', 'claude-rules', { via: ['.claude/rules/a.md'] as RepoPath[] })]],
  ])('is content with %j', (found) => {
    expect(() => {
      requireReviewRules(found);
    }).not.toThrow();
  });

  it.each([
    [[]],
    [
      [
        rule('AGENTS.md', 'agents-md'),
        rule('REVIEW.md', 'review-md'),
        rule('.cursor/rules/a.mdc', 'cursor-rules'),
        rule('.github/copilot-instructions.md', 'copilot-instructions'),
        rule('.github/instructions/a.instructions.md', 'github-instructions'),
      ],
    ],
  ])('refuses to review with %j', (found: RuleFile[]) => {
    expect(() => {
      requireReviewRules(found);
    }).toThrow(
      expect.objectContaining({
        code: 'rules/none-found',
        message: 'No rule files found. Create CLAUDE.md or .claude/rules/ to enable code review.',
      }),
    );
  });
});

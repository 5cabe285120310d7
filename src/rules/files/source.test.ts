import { describe, expect, it } from 'vitest';
import { isRulePlace, placeOf } from './source.ts';

describe('a file is a rule by its place', () => {
  it.each([
    ['CLAUDE.md', 'claude-md', ''],
    ['.claude/CLAUDE.md', 'claude-md', ''],
    ['packages/a/CLAUDE.md', 'claude-md', 'packages/a'],
    ['packages/a/.claude/CLAUDE.md', 'claude-md', 'packages/a'],
    ['.claude/rules/a.md', 'claude-rules', ''],
    ['.claude/rules/deep/.hidden/node_modules/.a.md', 'claude-rules', ''],
    ['.claude/rules/CLAUDE.md', 'claude-rules', ''],
    ['packages/a/.claude/rules/b/c.md', 'claude-rules', 'packages/a'],
    ['a/.claude/rules/b/.claude/rules/c.md', 'claude-rules', 'a'],
    ['AGENTS.md', 'agents-md', ''],
    ['docs/AGENTS.md', 'agents-md', 'docs'],
    ['docs/.claude/AGENTS.md', 'agents-md', 'docs'],
    ['REVIEW.md', 'review-md', ''],
    ['.cursor/rules/a.mdc', 'cursor-rules', ''],
    ['web/.cursor/rules/ui/a.mdc', 'cursor-rules', 'web'],
    ['.github/copilot-instructions.md', 'copilot-instructions', ''],
    ['.github/instructions/a.instructions.md', 'github-instructions', ''],
    ['.github/instructions/ts/a.instructions.md', 'github-instructions', ''],
  ])('%s is %s of "%s"', (path, source, directory) => {
    expect(placeOf(path)).toEqual({ source, directory });
  });

  it.each([
    ...['claude.md', 'Claude.md', 'CLAUDE.local.md', 'xCLAUDE.md', 'CLAUDE.md/x', '.claude/x/CLAUDE.mdx'],
    ...[
      '.claude/rules.md',
      '.claude/Rules/a.md',
      '.claude/rules/a.mdc',
      '.claude/rules/a.MD',
      '.claude/rules/a.md.bak',
    ],
    ...[
      'x.claude/rules/a.md',
      'claude/rules/a.md',
      '.claude/rules',
      'agents.md',
      'AGENT.md',
      'docs/REVIEW.md',
    ],
    ...['.cursorrules', '.cursor/rules/a.md', '.cursor/a.mdc', 'docs/.github/copilot-instructions.md'],
    ...['.github/instructions/a.md', '.github/a.instructions.md', 'README.md', ''],
  ])('"%s" is none', (path) => {
    expect(placeOf(path)).toBeUndefined();
  });
});

it.each([
  '.claude',
  '.claude/rules',
  'packages/a/.claude/rules',
  '.cursor/rules',
  '.github/instructions',
  'CLAUDE.md',
])('%s is a place of rules, also as a link', (path) => {
  expect(isRulePlace(path)).toBe(true);
});

it.each(['.claude/settings.json', '.claude/agents', 'docs', '.github/workflows', 'a/.github'])(
  '%s is none',
  (path) => {
    expect(isRulePlace(path)).toBe(false);
  },
);

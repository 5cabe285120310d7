import { expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import { rulesInForce } from './governs.ts';
import type { RuleFile } from './rule.ts';
import { rulesJson, rulesText } from './rules-answer.ts';

const sha256 = 'f'.repeat(64);
const rules: RuleFile[] = [
  {
    path: '.claude/rules/api.md' as RepoPath,
    source: 'claude-rules',
    paths: ['src/api/**', '*.{sql,ddl}'],
    body: 'x',
    sha256,
  },
  {
    path: '.claude/rules/web.md' as RepoPath,
    source: 'claude-rules',
    paths: ['web/\u001B[2J'],
    body: 'x',
    sha256,
  },
  {
    path: 'AGENTS.md' as RepoPath,
    source: 'agents-md',
    paths: null,
    body: 'x',
    sha256,
    via: ['CLAUDE.md' as RepoPath],
  },
  {
    path: 'src/CLAUDE.md' as RepoPath,
    source: 'claude-md',
    paths: null,
    body: 'x',
    sha256,
    warning: 'line 1: …',
  },
];
const files = ['db/a.sql', 'src/api/b.ts', 'src/api/c.ts'] as RepoPath[];
const answer = {
  base: '0123456789abcdef0123456789abcdef01234567',
  rules: rulesInForce(rules, files),
  changedInDiff: ['src/CLAUDE.md' as RepoPath],
};

it('answers in exactly the promised shape', () => {
  expect(rulesJson(answer)).toEqual({
    base: '0123456789abcdef0123456789abcdef01234567',
    rules: [
      {
        path: '.claude/rules/api.md',
        source: 'claude-rules',
        paths: ['src/api/**', '*.{sql,ddl}'],
        governs: files,
        sha256,
      },
      { path: '.claude/rules/web.md', source: 'claude-rules', paths: ['web/\u001B[2J'], governs: [], sha256 },
      { path: 'AGENTS.md', source: 'agents-md', paths: null, governs: files, sha256 },
      {
        path: 'src/CLAUDE.md',
        source: 'claude-md',
        paths: null,
        governs: ['src/api/b.ts', 'src/api/c.ts'],
        sha256,
      },
    ],
    changedInDiff: ['src/CLAUDE.md'],
  });
});

it('tells people what governs what, and why', () => {
  expect(rulesText(answer, 3)).toBe(`4 rule files at 0123456789ab, 3 in force for 3 files.

.claude/rules/api.md (claude-rules)
  matches "*.{sql,ddl}":
    db/a.sql
  matches "src/api/**":
    src/api/b.ts
    src/api/c.ts

AGENTS.md (agents-md, through CLAUDE.md)
  always:
    all 3 files

src/CLAUDE.md (claude-md)
  everything in src/:
    src/api/b.ts
    src/api/c.ts

Governing none of these files:
  .claude/rules/web.md (claude-rules): "web/\\u001b[2J"

Rule changed in this diff, not applied:
  src/CLAUDE.md
`);
});

it('names a single file instead of counting it', () => {
  const text = rulesText({ ...answer, rules: rulesInForce(rules.slice(2, 3), files.slice(0, 1)) }, 1);
  expect(text).toContain('  always:\n    db/a.sql\n');
});

it('has an answer without any rule, too', () => {
  expect(rulesText({ ...answer, rules: [], changedInDiff: [] }, 3)).toBe('No rule files at 0123456789ab.\n');
});

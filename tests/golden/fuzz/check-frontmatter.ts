import { ok } from 'node:assert';
import { asRepoPath } from '../../../src/kernel/repo-path.ts';
import { readFrontmatter } from '../../../src/rules/files/frontmatter.ts';
import { parseRuleFile } from '../../../src/rules/files/parse-rule-file.ts';

const SOURCES = ['claude-rules', 'cursor-rules', 'github-instructions', 'claude-md'] as const;
const PATH = asRepoPath('.claude/rules/a.md');

export function checkFrontmatter(input: Buffer): void {
  const text = input.toString('utf8');
  const { body, globs } = readFrontmatter(text, 'paths');
  ok(text.endsWith(body), 'the text below the frontmatter is not the end of the file');
  ok(globs === null || globs.every((glob) => glob.trim() === glob && glob !== ''), 'a blank glob');
  if (PATH !== undefined)
    for (const source of SOURCES) ok(text.endsWith(parseRuleFile(PATH, input, source).body));
}

import { createHash } from 'node:crypto';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { CURSOR, GITHUB_INSTRUCTIONS, readForeignFrontmatter } from './foreign-frontmatter.ts';
import type { Frontmatter } from './frontmatter.ts';
import { readFrontmatter } from './frontmatter.ts';
import { preparedGlobs } from '../../globs/glob-list.ts';
import { malformedGlobs } from '../../globs/path-matcher.ts';
import type { RuleFile, RuleSource } from '../rule.ts';

/**
 * Parses a rule file from its bytes (invalid UTF-8 becomes U+FFFD). Never throws: an unreadable frontmatter makes the rule
 * unconditional and is reported in `warning`.
 */
export function parseRuleFile(path: RepoPath, bytes: Uint8Array, source: RuleSource): RuleFile {
  const { globs, body, warning } = readHead(
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes),
    source,
  );
  const paths = globs === null || preparedGlobs(globs) === null ? null : globs;
  const problem = warning ?? malformed(paths);
  return {
    path,
    source,
    paths,
    body,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...(problem === undefined ? {} : { warning: problem }),
  };
}

function readHead(text: string, source: RuleSource): Frontmatter {
  switch (source) {
    case 'claude-rules':
      return readFrontmatter(text, 'paths');
    case 'cursor-rules':
      return readForeignFrontmatter(text, CURSOR);
    case 'github-instructions':
      return readForeignFrontmatter(text, GITHUB_INSTRUCTIONS);
    case 'claude-md':
    case 'agents-md':
    case 'review-md':
    case 'copilot-instructions':
      return readFrontmatter(text, null);
  }
}

function malformed(paths: readonly string[] | null): string | undefined {
  const globs = malformedGlobs(paths ?? []);
  if (globs.length === 0) return undefined;
  return `line 1: ${globs.map((glob) => `"${glob}"`).join(', ')} is not a valid pattern and matches nothing`;
}

import { createHash } from 'node:crypto';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { readForeignFrontmatter, readFrontmatter } from './frontmatter.ts';
import { preparedGlobs } from '../../globs/glob-list.ts';
import { malformedGlobs } from '../../globs/path-matcher.ts';
import type { RuleFile, RuleSource } from '../rule.ts';
import { globsKey } from './source.ts';

/**
 * Parses a rule file from its bytes (invalid UTF-8 becomes U+FFFD). Never throws: an unreadable frontmatter makes the rule
 * unconditional and is reported in `warning`.
 */
export function parseRuleFile(path: RepoPath, bytes: Uint8Array, source: RuleSource): RuleFile {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const key = globsKey(source);
  const { globs, body, warning } =
    key === 'globs' || key === 'applyTo' ? readForeignFrontmatter(text, key) : readFrontmatter(text, key);
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

function malformed(paths: readonly string[] | null): string | undefined {
  const globs = malformedGlobs(paths ?? []);
  if (globs.length === 0) return undefined;
  return `line 1: ${globs.map((glob) => `"${glob}"`).join(', ')} is not a valid pattern and matches nothing`;
}

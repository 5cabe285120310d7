import { expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { ShownHunk } from '../hunks/shown-files.ts';
import { replacedWarnings } from './replaced-warnings.ts';

const hunk = (...lines: string[]): ShownHunk =>
  ({
    ...{ old: { start: 3, count: 2 }, new: { start: 3, count: lines.length } },
    text: ['@@ -3,2 +3,9 @@', ...lines].join('\n'),
  }) as ShownHunk;

it('names the added lines of which something was replaced, and no other', () => {
  const files = [
    {
      path: 'a\u001b.ts' as RepoPath,
      hunks: [hunk(' a [REDACTED:npm:1]', '-b [REDACTED:npm:1]', '+c [REDACTED:jwt:2](q)', '+d')],
    },
    { path: 'b.ts' as RepoPath, hunks: [hunk(' a', '+b [REDACTED]')] },
  ];
  expect(replacedWarnings(files)).toEqual([
    '"a\\u001b.ts" adds what looks like a secret, which reviewers were not shown, in 1 line: line 4',
  ]);
});

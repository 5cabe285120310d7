import { SCOPE_POLICIES, type ScopePolicy } from '../../contracts/vocabulary.ts';
import { readInput } from '../../io/files/bounded-input.ts';
import { Failure } from '../../kernel/failure.ts';
import { choice } from './choice.ts';
import type { Flags, Input } from './command.ts';

/** For commands that decide about findings from outside a run. */
export const FINDINGS_FLAGS: Flags = {
  'findings FILE|-': 'the findings as JSON; - reads stdin',
  'scope-policy P': 'where a finding may be: added (default), diff_context, file or nofilter',
};

export function askedPolicy({ option }: Input): ScopePolicy {
  return choice('scope-policy', option('scope-policy') ?? 'added', SCOPE_POLICIES);
}

/** The bytes that `--findings` names. Throws `usage/missing-argument` without it. */
export function readFindings(command: string, { option, stdin, cwd }: Input): Promise<Buffer> {
  const file = option('findings');
  if (file !== undefined) return readInput('findings', { file, cwd, stdin });
  throw new Failure('usage/missing-argument', `${command} needs the findings: --findings FILE`, {
    hint: 'read them from a pipe with --findings -',
  });
}

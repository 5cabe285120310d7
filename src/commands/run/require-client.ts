import { clientMissing } from '../../io/client/client.ts';
import { isLoggedOut } from '../../io/client/client-login.ts';
import { versionOf } from '../../io/programs/program.ts';
import { Failure } from '../../kernel/failure.ts';
import { judgeClient } from '../doctor/program-checks.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';
import type { Input } from '../line/command.ts';

/**
 * Before a plan is written that nobody could run.
 *
 * @param byHand the command that starts the same without a client; undefined where there is none
 * @throws environment/client-missing, environment/client-not-logged-in
 */
export async function requireClient(env: Input['env'], byHand: string | undefined): Promise<void> {
  const [said, loggedOut] = await Promise.all([versionOf('claude'), isLoggedOut(env)]);
  const { state, found } = judgeClient(said);
  const without = byHand === undefined ? '' : `; or answer yourself, or with any model: ${byHand}`;
  if (state !== 'ok') throw clientMissing(found, { without });
  if (!loggedOut) return;
  throw new Failure('environment/client-not-logged-in', 'Claude Code is installed, and nobody is logged in', {
    hint: `log in: claude auth login${without}`,
  });
}

/** The command that starts the same for replies that are brought by hand. */
export function byHand(command: string, words: readonly string[], paths: readonly string[] = []): string {
  const below = paths.length === 0 ? [] : ['--', ...paths.map(shellWord)];
  return [command, ...words.map(shellWord), '--capture manual', ...below].join(' ');
}

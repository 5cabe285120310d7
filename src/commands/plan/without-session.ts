import type { RunFile } from '../../contracts/files/run-files.ts';
import { isInSession } from '../../io/client/client-environment.ts';
import { replanCommand } from '../../review/ending/changes-since-planned.ts';
import type { Input } from '../line/command.ts';

/**
 * For a person in a shell, whom the calls of a session's agents do not help: who makes them, and how to answer without. Nothing in a
 * session of the client, and nothing where replies are brought by hand anyway.
 */
export function withoutSession(
  file: RunFile,
  { env, prefix }: Pick<Input, 'env'> & { readonly prefix: string },
): string[] {
  if (file.captured !== 'hooks' || file.kind !== 'review' || file.audit !== undefined || isInSession(env))
    return [];
  return [
    `Claude Code calls the agents of this run; from a shell it does so with: correctless review --resume ${file.run}`,
    `To answer yourself, or with any model: ${replanCommand({ ...file, captured: 'manual' }, prefix)}`,
  ];
}

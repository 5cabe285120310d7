import { Failure } from '../../kernel/failure.ts';
import { nearest } from '../../kernel/nearest.ts';
import type { Command } from '../command.ts';

/** The command of that name. Throws `usage/unknown-command`, with the nearest one and all of them. */
export async function findCommand(
  name: string,
  commands: ReadonlyMap<string, () => Promise<Command>>,
): Promise<Command> {
  const load = commands.get(name);
  if (load !== undefined) return load();
  const all = await Promise.all([...commands.values()].map((one) => one()));
  const names = all.filter((command) => command.hidden !== true).map((command) => command.name);
  const meant = nearest(name, names);
  throw new Failure('usage/unknown-command', `unknown command "${name}"`, {
    hint: `${meant === undefined ? '' : `did you mean "${meant}"? `}commands: ${names.join(', ')}`,
  });
}

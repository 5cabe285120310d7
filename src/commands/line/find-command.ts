import { Failure } from '../../kernel/failure.ts';
import { loadAll, type Command, type Commands } from './command.ts';
import { didYouMean } from './choice.ts';

/** The command of that name. Throws `usage/unknown-command`, with the nearest one and all of them. */
export async function findCommand(name: string, commands: Commands): Promise<Command> {
  const load = commands.get(name);
  if (load !== undefined) return load();
  const all = await loadAll(commands);
  const names = all.filter((command) => command.hidden !== true).map((command) => command.name);
  throw new Failure('usage/unknown-command', `unknown command "${name}"`, {
    hint: `${didYouMean(name, names)}commands: ${names.join(', ')}`,
  });
}

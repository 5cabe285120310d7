import { loadAll, type Command, type Commands } from './line/command.ts';
import { findCommand } from './line/find-command.ts';
import { helpOf, overview } from './line/help-text.ts';

/** It is given the others: the registry loads it, so it cannot import the registry. */
export function helpCommand(commands: Commands): Command {
  return {
    name: 'help',
    summary: 'Shows the commands, or what one of them takes and prints',
    usage: '[COMMAND]',
    flags: {},
    takes: { least: 0, most: 1, paths: false },
    run: async ({ positionals: [name] }) => ({
      status: 0,
      stdout:
        name === undefined ? overview(await loadAll(commands)) : helpOf(await findCommand(name, commands)),
    }),
  };
}

import type { Command } from './command.ts';
import { findCommand } from './line/find-command.ts';
import { helpOf, overview } from './line/help-text.ts';
import { COMMANDS, allCommands } from './index.ts';

export const helpCommand: Command = {
  name: 'help',
  summary: 'Shows the commands, or what one of them takes and answers',
  usage: '[COMMAND]',
  flags: [],
  takes: { least: 0, most: 1, paths: false },
  run: async ({ positionals: [name] }) => ({
    status: 0,
    stdout: name === undefined ? overview(await allCommands()) : helpOf(await findCommand(name, COMMANDS)),
  }),
};

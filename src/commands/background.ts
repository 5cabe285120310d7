import { resolve } from 'node:path';
import { STARTED_FOR } from '../io/programs/background-environment.ts';
import { runBackground } from '../io/programs/run-background.ts';
import { Failure } from '../kernel/failure.ts';
import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';

export const backgroundCommand: Command = {
  name: 'background',
  summary: 'Runs the command of a folder to its end; started by the program itself',
  usage: 'FOLDER',
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  hidden: true,
  details: `Reads FOLDER/command.json, writes FOLDER/output.txt as the command prints and FOLDER/status.json when it has ended. Nothing
happens when the command is running or has run. Started by anybody else it is refused.`,
  run: async ({ positionals, cwd, env }) => {
    const folder = resolve(cwd, positional(positionals, 'FOLDER'));
    // Whoever may call correctless may not therefore run what they like.
    if (env[STARTED_FOR] !== folder) {
      throw new Failure('usage/bad-value', `correctless background ${folder} is not for calling by hand`, {
        hint: 'see: correctless --help',
      });
    }
    await runBackground(folder);
    return { status: 0 };
  },
};

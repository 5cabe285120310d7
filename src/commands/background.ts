import { resolve } from 'node:path';
import { STARTED_FOR } from '../io/programs/background-environment.ts';
import { runBackground } from '../io/programs/run-background.ts';
import { Failure } from '../kernel/failure.ts';
import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';

export const backgroundCommand: Command = {
  name: 'background',
  summary: 'Runs the command of a folder to its end; the program itself starts it',
  usage: 'FOLDER',
  flags: {},
  takes: { least: 1, most: 1, paths: false },
  hidden: true,
  details: `Reads FOLDER/command.json, writes FOLDER/output.txt while the command prints, and writes FOLDER/status.json when it has ended. Does
nothing if the command is running or has run. Refuses to be started by anything but this program.`,
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

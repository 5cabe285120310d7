import { Failure } from '../kernel/failure.ts';
import { readBytes } from '../io/files.ts';
import { openRepository } from '../io/repository.ts';
import { slotParts } from '../run/layout.ts';
import { openRun } from '../run/open-run.ts';
import type { Command } from './command.ts';
import { positional } from './positional.ts';

export const packetCommand: Command = {
  name: 'packet',
  summary: 'Prints the whole prompt that the agent of a slot is given',
  usage: 'RUN/N',
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  run: async ({ positionals, cwd }) => {
    const name = positional(positionals, 'RUN/N');
    const parts = slotParts(name);
    if (parts === undefined) {
      throw new Failure('usage/bad-value', `"${name}" is no slot`, {
        hint: 'a slot is RUN/N, such as r7k2ab/3',
      });
    }
    const run = await openRun(await openRepository(cwd), parts.run);
    if (!run.slots.some(({ slot }) => slot === name)) {
      throw new Failure('run/unknown-slot', `run ${parts.run} has no slot ${parts.number}`, {
        hint: `see its slots: correctless status ${parts.run}`,
      });
    }
    return { status: 0, stdout: await readBytes(run.paths.packet(parts.number)) };
  },
};

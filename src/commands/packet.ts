import { readBytes } from '../io/files.ts';
import { openRepository } from '../io/git/repository.ts';
import { slotParts } from '../run/stored/layout.ts';
import { openSlot } from '../run/stored/open-slot.ts';
import type { Command } from './command.ts';
import { positional } from './line/positional.ts';

export const packetCommand: Command = {
  name: 'packet',
  summary: 'Prints the whole prompt that the agent of a slot is given',
  usage: 'RUN/N',
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  run: async ({ positionals, cwd }) => {
    const { run, slot } = await openSlot(await openRepository(cwd), positional(positionals, 'RUN/N'));
    return { status: 0, stdout: await readBytes(run.paths.packet(slotParts(slot.slot)?.number ?? 0)) };
  },
};

import { resolve } from 'node:path';
import { readBytes } from '../io/files.ts';
import { openRepository } from '../io/repository.ts';
import { openSlot } from '../run/open-slot.ts';
import { storeByHand } from '../run/store-by-hand.ts';
import type { Command } from './command.ts';
import { positional } from './positional.ts';

export const replyCommand: Command = {
  name: 'reply',
  summary: 'Stores a reply that you bring to a slot of a run planned with --capture manual',
  usage: 'RUN/N FILE|-',
  flags: [],
  takes: { least: 2, most: 2, paths: false },
  details: `The checks are those of the client's hooks: one strict JSON value of the agent's contract, with the slot's name.
What it claims and does not hold is named on stderr; those claims will be dropped. A stored reply cannot be replaced.`,
  run: async ({ positionals, cwd, stdin }) => {
    const [, file = '-'] = positionals;
    const { run, slot } = await openSlot(await openRepository(cwd), positional(positionals, 'RUN/N'));
    const bytes = file === '-' ? await stdin() : await readBytes(resolve(cwd, file));

    const remarks = await storeByHand(run, slot, bytes);

    const stderr = remarks.map((remark) => `remark: ${remark}\n`).join('');
    return { status: 0, stdout: `slot ${slot.slot}: stored, ${bytes.length} bytes\n`, stderr };
  },
};

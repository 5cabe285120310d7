import { nextCommand } from '../run/stored/next-command.ts';
import { openRepository } from '../io/git/repository.ts';
import { giveUpSlot } from '../receive/give-up.ts';
import { openSlot } from '../run/slots/open-slot.ts';
import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';

export const giveUpCommand: Command = {
  name: 'give-up',
  summary: 'Gives up a slot of a run planned with --capture manual, without a reply',
  usage: 'RUN/N',
  flags: {},
  takes: { least: 1, most: 1, paths: false },
  details: `What the slot would have reviewed counts as not reviewed, so the run ends as incomplete, with status 3. Nothing is lost:
\`correctless next RUN --retry\` offers the slot again.`,
  run: async ({ positionals, cwd }) => {
    const { run, slot } = await openSlot(await openRepository(cwd), positional(positionals, 'RUN/N'));
    await giveUpSlot(run, slot);
    const next = nextCommand(run.file);
    const stdout = `slot ${slot.slot}: given up, not reviewed; continue with: ${next}, or open it again: ${next} --retry\n`;
    return { status: 0, stdout };
  },
};

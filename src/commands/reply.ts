import { readInput } from '../io/files/bounded-input.ts';
import { nextCommand } from '../run/stored/next-command.ts';
import { inertLine } from '../kernel/text/inert.ts';
import { openRepository } from '../io/git/repository.ts';
import { openSlot } from '../run/slots/open-slot.ts';
import { storeByHand } from '../receive/store-by-hand.ts';
import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';

export const replyCommand: Command = {
  name: 'reply',
  summary: 'Stores a reply that you bring to a slot of a run planned with --capture manual',
  usage: 'RUN/N FILE|- [--keep]',
  flags: {
    keep: 'store it even if claims in it do not hold or it leaves out files; those claims will be dropped, and those files are not reviewed',
  },
  takes: { least: 2, most: 2, paths: false },
  details: `The checks are the same as those of the client's hooks: one strict JSON value in the agent's contract, with the slot's name. If a claim
does not hold, the reply is refused with the reason, as an agent's reply would be. With --keep it is stored anyway, and the claim is
dropped later. A stored reply cannot be replaced. The second refused review of an audit's fixes aborts the round: status 3, FAIL-CLOSED.`,
  run: async ({ positionals, flag, cwd, stdin }) => {
    const [, file = '-'] = positionals;
    const repository = await openRepository(cwd);
    const { run, slot } = await openSlot(repository, positional(positionals, 'RUN/N'));
    const bytes = await readInput('reply', { file, cwd, stdin });

    const kept = await storeByHand(run, slot, bytes, flag('keep')).catch(async (error: unknown) => {
      if (run.file.kind !== 'verify') throw error;
      const { abortIfRefused } = await import('../rounds/reviewing/refused-review.ts');
      throw (await abortIfRefused(repository, run.file.run)) ?? error;
    });

    const stderr = [
      ...kept.dropped.map((remark) => `will be dropped: ${inertLine(remark)}\n`),
      ...kept.gaps.map((remark) => `not reviewed: ${inertLine(remark)}\n`),
    ].join('');
    const stdout = `slot ${slot.slot}: stored, ${bytes.length} bytes; continue with: ${nextCommand(run.file)}\n`;
    return { status: 0, stdout, stderr };
  },
};

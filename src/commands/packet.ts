import { join } from 'node:path';
import { readBytes } from '../io/files/files.ts';
import { openRepository } from '../io/git/repository.ts';
import { readInstallation } from '../io/own/installation.ts';
import { slotParts } from '../run/stored/layout.ts';
import { openSlot } from '../run/slots/open-slot.ts';
import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';
import { inertBlock } from '../kernel/text/inert.ts';

export const packetCommand: Command = {
  name: 'packet',
  summary: 'Prints the whole prompt of the agent of a slot',
  usage: 'RUN/N [--with-instructions]',
  flags: { 'with-instructions': 'print the agent’s system prompt first' },
  takes: { least: 1, most: 1, paths: false },
  details: `Prints the packet byte for byte and nothing else. On a terminal, characters that would control it are made visible.
--with-instructions prints the agent's instructions and a line of dashes first.`,
  run: async ({ positionals, flag, cwd, style }) => {
    const { run, slot } = await openSlot(await openRepository(cwd), positional(positionals, 'RUN/N'));
    const packet = await readBytes(run.paths.packet(slotParts(slot.slot)?.number ?? 0));
    const instructions = flag('with-instructions')
      ? `${await instructionsOf(slot.agent)}\n\n${'-'.repeat(72)}\n\n`
      : '';
    const whole = Buffer.concat([Buffer.from(instructions), packet]);
    // A packet holds what the repository holds: for a terminal that is commands to it.
    return {
      status: 0,
      stdout: style.columns === null && !style.color ? whole : inertBlock(whole.toString('utf8')),
    };
  },
};

/** The agent's file without its frontmatter: what the client makes the system prompt. */
async function instructionsOf(agent: string): Promise<string> {
  const { top } = await readInstallation([]);
  return withoutFrontmatter((await readBytes(join(top, 'agents', `${agent}.md`))).toString('utf8'));
}

function withoutFrontmatter(text: string): string {
  return text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, '').trim();
}

import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';

/** `bin.ts` answers hooks without the registry; this entry is what `--help` and the documents know of them. */
export const hookCommand: Command = {
  name: 'hook',
  summary: 'Answers a hook of the client; the event comes on stdin',
  usage: 'pre | look | stop | post',
  flags: {},
  takes: { least: 1, most: 1, paths: false },
  hidden: true,
  details: `pre replaces a slot's prompt by its packet. look redirects what an agent reads to the tree under review. stop judges the reply. post
binds the reply to the slot. Events about other agents are ignored. Any failure of look ends with status 2, with which the client
refuses the look.`,
  run: async ({ positionals, stdin, env }) => {
    // As in bin.ts, so that the fast way and this one share a chunk.
    const { hookEntry } = await import('../hooks/entry.ts');
    return hookEntry(positional(positionals, 'pre, look, stop or post'), await stdin('event'), env);
  },
};

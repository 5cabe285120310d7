import { cacheRoot } from '../io/own/cache-root.ts';
import { openRepository } from '../io/git/repository.ts';
import type { Status } from '../kernel/outcome.ts';
import { renderTerminal } from '../report/formats/terminal/render-terminal.ts';
import { findShards } from '../review/shards/find-shards.ts';
import { mergeShards, type Merged } from '../review/shards/merge-shards.ts';
import { requireUntracked } from '../run/stored/untracked.ts';
import type { Command } from './line/command.ts';
import { positional } from './line/positional.ts';
import { storedLines } from './report/stored-lines.ts';
import { inertJson } from '../kernel/text/inert.ts';

export const mergeCommand: Command = {
  name: 'merge',
  summary: 'Merges the shards of one review into one run with one report',
  usage: 'RUN|FOLDER… [--json]',
  flags: { json: 'the merged run as JSON on stdout' },
  takes: { least: 1, most: 256, paths: false },
  details: `FOLDER is the folder of a run, which may come from another machine, or a folder that contains such folders. The folder of a whole
review can be taken over as it is, so that a review here can continue from it. A run that you did not write on this machine is trusted
because you name its folder, and the report then says "taken on the word of" that run.
Replies are checked against git again, and duplicates and limits are decided over all shards. Shards of different plans are refused,
and so are folders that have changed since their review.
Exit status, as for \`correctless verdict\`: 0 complete and clean, 1 findings at or above --fail-on, 3 incomplete, for example if a shard
is missing or unfinished.
JSON: {run, dir, status, exit, of, shards[{index, run}], missing[index…]}`,
  run: async ({ positionals, flag, cwd, env }) => {
    positional(positionals, 'RUN');
    const repository = await openRepository(cwd);
    await requireUntracked(repository);
    const [first, ...others] = await findShards(repository, positionals, cwd);
    if (first === undefined) throw new Error('no shard was found, and nobody said so');
    const merged = await mergeShards({ repository, shards: [first, ...others], cacheRoot: cacheRoot(env) });
    return { status: statusOf(merged), stdout: flag('json') ? jsonOf(merged) : textOf(merged) };
  },
};

function textOf({ run, report }: Merged): string {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const from =
    of === 1 ? `taken over from run ${shards[0]?.run ?? ''}` : `merged from ${shards.length} of ${of} shards`;
  return `${renderTerminal(report)}\n\n${storedLines(run)}run: ${run.file.run}, ${from}\n`;
}

function jsonOf({ run, report: { status, exit }, missing }: Merged): string {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const named = shards.map(({ index, run: name }) => ({ index, run: name }));
  const json = { run: run.file.run, dir: run.paths.dir, status, exit, of, shards: named, missing };
  return inertJson(json);
}

function statusOf({ report: { exit } }: Merged): Status {
  return exit === 0 || exit === 1 ? exit : 3;
}

import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Repository } from '../../io/git/git.ts';
import { randomHex, randomId } from '../../io/random.ts';
import { compareText } from '../../kernel/order.ts';
import { eventsOf } from '../../run/ledger/ledger.ts';
import { shardName, wholeRun, type Shard } from './shard.ts';

/** The run file of the whole review, with its shards and what they leave open. */
export function mergedFile(
  { top }: Repository,
  shards: readonly [Shard, ...Shard[]],
  { missing, treeRoot }: { readonly missing: readonly number[]; readonly treeRoot: string },
): RunFile {
  const [first] = shards;
  const { of } = first.shard;
  return {
    ...wholeRun(first.run.file),
    run: randomId(),
    // The latest planning time of its shards, not the present: what was planned later is newer, and the next review
    // continues from the newest.
    planned_at: lastOf(shards.map(({ run }) => run.file.planned_at)),
    top,
    tree_root: treeRoot,
    nonce: randomHex(16),
    ...wordOf(shards),
    warnings: [...new Set(shards.flatMap(({ run }) => run.file.warnings))],
    merged: {
      of,
      shards: shards.map(({ shard: { index }, run: { file } }) => ({
        ...{ index, run: file.run, top: file.top, tree_root: file.tree_root },
      })),
      gaps: [...missing.map((index) => missingGap(index, of)), ...shards.flatMap(openGap)],
      failures: shards.flatMap(failureOf),
    },
  };
}

function lastOf(times: readonly string[]): string {
  return times.reduce((a, b) => (compareText(a, b) < 0 ? b : a));
}

/** The runs of other people that the merged run rests on, directly or through a shard. */
function wordOf(shards: readonly Shard[]): Pick<RunFile, 'word_of'> {
  const runs = shards.flatMap(({ isOwn, run: { file } }) => [
    ...(isOwn ? [] : [file.run]),
    ...(file.word_of ?? []),
  ]);
  return runs.length === 0 ? {} : { word_of: [...new Set(runs)] };
}

function missingGap(index: number, of: number): string {
  return `shard ${index} of ${of} is missing: plan it with --shard ${index}/${of}, review it, and merge again`;
}

/** A slot that is not stored is reported by its name. This reports that a run never finished. */
function openGap(shard: Shard): string[] {
  const { ledger, file, states } = shard.run;
  if (eventsOf(ledger, 'finished').length > 0) return failedSlots(shard);
  const stored = states.filter(({ status }) => status === 'stored').length;
  return [
    `${shardName(shard)} is not finished, ${stored} of ${states.length} slots are stored: continue it where it is with correctless next ${file.run}, and merge again`,
  ];
}

/** A scorer that failed in a shard is asked again here. Reviewers and summarizers are not. */
function failedSlots(shard: Shard): string[] {
  const failed = shard.run.states.filter(({ slot, status }) => slot.phase !== 'score' && status !== 'stored');
  if (failed.length === 0) return [];
  return [
    `${shardName(shard)} is incomplete: try its ${failed.length} slots again where it is with correctless next ${shard.run.file.run} --retry, and merge again`,
  ];
}

/** Its reviewers may have looked at something other than what was planned. */
function failureOf(shard: Shard): string[] {
  return eventsOf(shard.run.ledger, 'finished').at(-1)?.status === 'failed'
    ? [`${shardName(shard)} failed: its repository changed while it was reviewed`]
    : [];
}

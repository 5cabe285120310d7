import { posix } from 'node:path';
import type { RunFile } from '../../contracts/files/run-files.ts';
import {
  differences,
  fingerprintRepository,
  type RepositoryFingerprint,
} from '../../io/git/on-disk/fingerprint.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { readStamped } from '../../run/ledger/stamped.ts';

/** What has changed in the repository since the review was planned, one phrase each. Empty when nothing has. */
export async function changesSincePlanned({ repository, file, paths }: Run): Promise<readonly string[]> {
  if (file.kind !== 'review') return [];
  const [before, now] = await Promise.all([
    readStamped<RepositoryFingerprint>(paths.fingerprint, file),
    fingerprintRepository(repository),
  ]);
  return differences(before, now);
}

/**
 * The command that plans the same review of the current state.
 *
 * @param prefix the folder of the repository that the command runs in; empty at the top
 */
export function replanCommand(run: RunFile, prefix = ''): string {
  const { asked, given = [], paths, captured, shard } = run;
  return [
    'correctless plan',
    ...(asked === undefined || asked === '' ? [] : [shellWord(asked)]),
    ...given.map(shellWord),
    ...(captured === 'manual' ? ['--capture manual'] : []),
    ...(shard === undefined ? [] : [`--shard ${shard.index}/${shard.of}`]),
    ...(paths.length === 0 ? [] : ['--', ...paths.map((path) => shellWord(fromFolder(prefix, path)))]),
  ].join(' ');
}

function fromFolder(prefix: string, path: string): string {
  return posix.relative(prefix, path) || '.';
}

/** Reported as soon as somebody asks, not only when every slot is answered. */
export function changesWarning(
  run: RunFile,
  moved: readonly string[],
  consequence: string,
  { command = 'correctless plan', prefix = '' } = {},
): string {
  if (moved.length === 0) return '';
  const more = moved.length > NAMED ? `, and ${moved.length - NAMED} more` : '';
  return [
    `warning: the repository changed since run ${run.run} was planned: ${moved.slice(0, NAMED).join(', ')}${more}`,
    `${consequence} To review how things are now: ${replanCommand(run, prefix).replace(/^correctless plan/, command)}`,
    'It keeps the replies of this run that still hold, and what an earlier review of the same target has seen.',
    '',
  ].join('\n');
}

const NAMED = 5;

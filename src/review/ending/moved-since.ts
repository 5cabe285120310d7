import { posix } from 'node:path';
import { DEEP_LENSES } from '../../contracts/vocabulary.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import { differences, fingerprintRepository, type RepositoryFingerprint } from '../../io/git/on-disk/fingerprint.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { readStamped } from '../../run/ledger/stamped.ts';

/** What is different in the repository from how it was when the review was planned, a phrase each; empty: nothing. */
export async function movedSince({ repository, file, paths }: Run): Promise<readonly string[]> {
  if (file.kind !== 'review') return [];
  const [before, now] = await Promise.all([
    readStamped<RepositoryFingerprint>(paths.fingerprint, file),
    fingerprintRepository(repository),
  ]);
  return differences(before, now);
}

/**
 * The command that plans the same review of how things are now.
 *
 * @param standing the folder in the repository that it is called in; empty at the top
 */
export function planAgain(run: RunFile, standing = ''): string {
  const { asked, paths, captured, shard } = run;
  return [
    'correctless plan',
    ...(asked === undefined || asked === '' ? [] : [shellWord(asked)]),
    ...givenOptions(run).map(shellWord),
    ...(captured === 'manual' ? ['--capture manual'] : []),
    ...(shard === undefined ? [] : [`--shard ${shard.index}/${shard.of}`]),
    ...(paths.length === 0 ? [] : ['--', ...paths.map((path) => shellWord(fromFolder(standing, path)))]),
  ].join(' ');
}

/** Of a run that was planned before options were written down, those that its settings show. */
function givenOptions({ given, settings }: RunFile): readonly string[] {
  if (given !== undefined) return given;
  const isDeep = DEEP_LENSES.some((lens) => settings.lenses.includes(lens));
  return [
    ...(isDeep ? ['--deep'] : []),
    ...(settings.lenses.includes('rules-compliance') ? [] : ['--no-rules']),
  ];
}

function fromFolder(standing: string, path: string): string {
  return posix.relative(standing, path) || '.';
}

/** Told at the first moment somebody asks, and not only when everything is answered. */
export function movedText(
  run: RunFile,
  moved: readonly string[],
  consequence: string,
  { command = 'correctless plan', standing = '' } = {},
): string {
  if (moved.length === 0) return '';
  const more = moved.length > NAMED ? `, and ${moved.length - NAMED} more` : '';
  return [
    `warning: the repository changed since run ${run.run} was planned: ${moved.slice(0, NAMED).join(', ')}${more}`,
    `${consequence} To review how things are now: ${planAgain(run, standing).replace(/^correctless plan/, command)}`,
    'It keeps the replies of this run that still stand, and what an earlier review of the same target has seen.',
    '',
  ].join('\n');
}

const NAMED = 5;

import type { RunFile } from '../../contracts/run-files.ts';
import { differences, fingerprintRepository, type RepositoryFingerprint } from '../../io/git/fingerprint.ts';
import { shellWord } from '../../kernel/shell-word.ts';
import { lensWords } from '../planning/named-lenses.ts';
import type { Run } from '../stored/open-run.ts';
import { readStamped } from '../stored/stamped.ts';

/** What is different in the repository from how it was when the review was planned, a phrase each; empty: nothing. */
export async function movedSince({ repository, file, paths }: Run): Promise<readonly string[]> {
  if (file.kind !== 'review') return [];
  const [before, now] = await Promise.all([
    readStamped<RepositoryFingerprint>(paths.fingerprint, file),
    fingerprintRepository(repository),
  ]);
  return differences(before, now);
}

/** The command that plans the same review of how things are now, from the top of the repository. */
export function planAgain({ asked, paths, settings, captured, shard }: RunFile): string {
  const noRules = settings.rules === 'none';
  return [
    'correctless plan',
    ...(asked === undefined || asked === '' ? [] : [shellWord(asked)]),
    ...(settings.calls?.quick === true
      ? ['--quick']
      : lensWords(settings.lenses, settings.named_by, noRules)),
    ...(noRules ? ['--no-rules'] : []),
    ...(captured === 'manual' ? ['--capture manual'] : []),
    ...(shard === undefined ? [] : [`--shard ${shard.index}/${shard.of}`]),
    ...(paths.length === 0 ? [] : ['--', ...paths.map(shellWord)]),
  ].join(' ');
}

/** Told at the first moment somebody asks, and not only when everything is answered. */
export function movedText(
  run: RunFile,
  moved: readonly string[],
  consequence: string,
  command = 'correctless plan',
): string {
  if (moved.length === 0) return '';
  const more = moved.length > NAMED ? `, and ${moved.length - NAMED} more` : '';
  return [
    `warning: the repository changed since run ${run.run} was planned: ${moved.slice(0, NAMED).join(', ')}${more}`,
    `${consequence} To review how things are now: ${planAgain(run).replace(/^correctless plan/, command)}`,
    'It keeps the replies of this run that still stand, and what an earlier review of the same target has seen.',
    '',
  ].join('\n');
}

const NAMED = 5;

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostileShop } from './hostile-shop.ts';

/** The launcher that users run. */
export const COMMAND = join(import.meta.dirname, '..', '..', '..', 'bin', 'correctless');

export type Played = {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
};

/** Runs the shipped command in the shop. */
export function play({ top, env }: HostileShop, words: readonly string[], input = ''): Played {
  const ended = spawnSync(COMMAND, words, { cwd: top, env, input, encoding: 'utf8', maxBuffer: 1 << 28 });
  return { status: ended.status, stdout: ended.stdout, stderr: ended.stderr };
}

/** A command of the shop's user, and the exit status with which it answers when nothing is in its way. */
export type Command = readonly [
  name: string,
  status: number,
  words: (saved: Saved) => readonly string[],
  input?: string,
];

/** What an earlier command said that a later one needs. */
export type Saved = { run: string; readonly folder: string };

const QUOTE = '  return net + rate;';
const FINDING = {
  ...{ file: 'src/price.js', line: 2, title: 'The rate is added', why: 'It is a factor.', severity: 'high' },
  ...{ suggested_fix: '', trigger: 'always' },
  verification: {
    ...{ code_examined: QUOTE, line_range_examined: [2, 2], verification_method: 'read' },
    ...{ checked_for_handling_elsewhere: false, where_checked: [], is_impact_finding: false },
  },
};
const STEP = { description: 'Change the price.', mode: 'apply' };
/** It says nothing of the untracked file, so it is refused after git was asked. */
const RESULT = {
  ...{ success: true, summary: 'Done.', filesTouched: ['odd.txt'], filesWritten: ['odd.txt'], mode: 'apply' },
  patch: 'diff --git a/odd.txt b/odd.txt\n--- a/odd.txt\n+++ b/odd.txt\n@@ -1 +1 @@\n-two\n+three\n',
};

/** Every command that reads a repository, and a review planned, answered in part and reported. */
export const READING: readonly Command[] = [
  ['diff BRANCH', 0, () => ['diff', 'work', '--json']],
  ['diff', 0, () => ['diff']],
  ['diff --staged', 2, () => ['diff', '--staged']],
  ['diff --uncommitted', 0, () => ['diff', '--uncommitted', '--json']],
  ['rules', 0, () => ['rules', 'work', '--json']],
  ['guard', 1, () => ['guard', 'work', '--findings', '-', '--json'], JSON.stringify([FINDING])],
  ['verify', 1, () => ['verify', 'work', '--findings', '-', '--json'], JSON.stringify([FINDING])],
  [
    'step check',
    3,
    ({ folder }) => [
      'step',
      'check',
      '--base',
      'HEAD',
      '--step',
      join(folder, 'step'),
      '--result',
      join(folder, 'result'),
    ],
  ],
  ['plan', 0, () => ['plan', '--capture', 'manual', '--json']],
  ['next', 0, ({ run }) => ['next', run]],
  ['packet', 0, ({ run }) => ['packet', `${run}/1`]],
  [
    'reply',
    0,
    ({ run }) => ['reply', `${run}/1`, '-'],
    '{"slot": "RUN/1", "examined": SHOWN, "findings": []}',
  ],
  ['next (reviewers)', 0, ({ run }) => ['next', run]],
  ['status', 0, () => ['status']],
  ['verdict', 3, ({ run }) => ['verdict', run]],
  ['doctor', 0, () => ['doctor', '--json']],
];

/** The reply to the first slot of the run, which names what its packet shows. */
function replyText(input: string, { top }: HostileShop, { run }: Saved): string {
  if (!input.includes('SHOWN')) return input;
  const slot = readFileSync(join(top, '.correctless/runs', run, 'slots/1/slot.json'), 'utf8');
  const { paths } = JSON.parse(slot) as { paths: string[] };
  return input.replace('RUN', run).replace('SHOWN', () => JSON.stringify(paths));
}

/** Plays all of them in turn, and says after each what it came to. */
export function playReading(
  shop: HostileShop,
  after: (name: string, played: Played, expected: number) => void,
): void {
  const folder = join(shop.folder, 'step');
  mkdirSync(folder);
  writeFileSync(join(folder, 'step'), JSON.stringify(STEP));
  writeFileSync(join(folder, 'result'), JSON.stringify(RESULT));
  const saved: Saved = { run: '', folder };
  for (const [name, status, words, input = ''] of READING) {
    const played = play(shop, words(saved), replyText(input, shop, saved));
    if (name === 'plan') saved.run = (JSON.parse(played.stdout || '{"run":"none"}') as { run: string }).run;
    after(name, played, status);
  }
}

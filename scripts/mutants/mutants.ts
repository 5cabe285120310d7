import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { isMutatedRoom, MUTATED_ROOMS, type MutatedRoom } from './rooms.ts';
import { scoreOf, survivorLines, type RoomScore } from './score.ts';

/**
 * `npm run mutants -- ROOM [FILE…]` mutates the sources of a room in every way that Stryker knows, runs the room's own tests against
 * each mutant, prints the survivors and records the score. With files, only these are mutated, and nothing is recorded.
 */
const [FOLDER, SCORES] = ['coverage/mutants', 'tests/mutants/scores.json'];

const [room = '', ...paths] = process.argv.slice(2);
if (isMutatedRoom(room)) await mutate(room);
else {
  process.stderr.write(`"${room}" is not a mutated room; one of: ${Object.keys(MUTATED_ROOMS).join(', ')}\n`);
  process.exitCode = 2;
}

async function mutate(wanted: MutatedRoom): Promise<void> {
  const incrementalFile = `${FOLDER}/${wanted}.incremental.json`;
  process.env['MUTATED_ROOM'] = wanted;
  dropUncertainResults(incrementalFile);
  const results = await new Stryker({
    mutate: paths.length > 0 ? paths : [`src/${wanted}/**/*.ts`, '!**/*.test.ts', '!**/*.gen.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // For a mutant that loops for ever where Stryker does not count iterations. Generous, because the machine is shared.
    timeoutMS: 15_000,
    incremental: true,
    incrementalFile,
    jsonReporter: { fileName: `${FOLDER}/${wanted}.json` },
    reporters: ['json', 'progress-append-only'],
    allowConsoleColors: false,
    warnings: false,
    tempDirName: `${FOLDER}/sandbox`,
    cleanTempDir: 'always',
    disableTypeChecks: false,
    ignorePatterns: ['coverage', 'dist', 'evals', '.cache'],
  }).runMutationTest();
  // These mutants broke the run itself, not a test. A score without them would be too good.
  const failed = results.filter(({ status }) => status === 'RuntimeError');
  for (const { fileName, replacement } of failed)
    process.stderr.write(`could not be run: ${fileName}: ${replacement}\n`);
  for (const line of survivorLines(results, (fileName) => readFileSync(fileName, 'utf8')))
    process.stdout.write(`${line}\n`);
  const score = scoreOf(results);
  if (failed.length > 0) process.exitCode = 3;
  else if (paths.length === 0) recordScore(wanted, score);
  process.stdout.write(`${wanted}: ${JSON.stringify(score)}\n`);
}

function recordScore(wanted: MutatedRoom, score: RoomScore): void {
  const scores = JSON.parse(readFileSync(SCORES, 'utf8')) as Record<string, RoomScore>;
  const lines = Object.entries({ ...scores, [wanted]: score });
  // As Prettier formats it: one line for each room.
  const figures = (one: RoomScore): string =>
    Object.entries(one)
      .map(([name, count]) => `"${name}": ${count}`)
      .join(', ');
  const text = lines.map(([name, one]) => `  "${name}": { ${figures(one)} }`).join(',\n');
  writeFileSync(SCORES, `{\n${text}\n}\n`);
}

/**
 * Removes results from Stryker's incremental file that it would reuse wrongly. For a mutant in code that runs while its module loads,
 * Stryker does not know which tests reach it, so a survivor would survive every test added later. A mutant that could not be run is
 * tried again.
 */
function dropUncertainResults(file: string): void {
  if (!existsSync(file)) return;
  const known = JSON.parse(readFileSync(file, 'utf8')) as {
    files: Record<string, { mutants: { static?: boolean; status: string }[] }>;
  };
  for (const one of Object.values(known.files)) {
    one.mutants = one.mutants.filter(
      ({ static: loading, status }) => status !== 'RuntimeError' && (loading !== true || status === 'Killed'),
    );
  }
  writeFileSync(file, JSON.stringify(known));
}

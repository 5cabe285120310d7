import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { countedReasons, readReasons, reasonTable } from './reasons.ts';
import { isMutatedRoom, MUTATED_ROOMS, type MutatedRoom } from './rooms.ts';
import { scoreOf, survivorsOf, type RoomScore, type Survivor } from './score.ts';

/**
 * `npm run mutants -- ROOM`: breaks the sources of a room in every way Stryker knows, runs the room's own tests against each,
 * and writes down what survived. With paths behind the room: these files only, and nothing is written.
 */
const FOLDER = 'coverage/mutants';
const [SCORES, REASONS] = ['tests/mutants/scores.json', 'tests/mutants/survivors.tsv'];

const [room = '', ...paths] = process.argv.slice(2);
if (isMutatedRoom(room)) await mutate(room);
else {
  process.stderr.write(
    `"${room}" is no room under mutation; one of: ${Object.keys(MUTATED_ROOMS).join(', ')}\n`,
  );
  process.exitCode = 2;
}

async function mutate(wanted: MutatedRoom): Promise<void> {
  const incrementalFile = `${FOLDER}/${wanted}.incremental.json`;
  process.env['MUTATED_ROOM'] = wanted;
  forgetUnsure(incrementalFile);
  const results = await new Stryker({
    mutate: paths.length > 0 ? paths : [`src/${wanted}/**/*.ts`, '!**/*.test.ts', '!**/*.gen.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Of a mutant that runs for ever where nothing counts its rounds; generous, because others use the machine too.
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
  // Mutants that broke the run itself and not a test: a score without them would be too good.
  const failed = results.filter(({ status }) => status === 'RuntimeError');
  for (const { fileName, replacement } of failed)
    process.stderr.write(`could not be run: ${fileName}: ${replacement}\n`);
  const survivors = survivorsOf(results, (fileName) => readFileSync(fileName, 'utf8'));
  for (const { file, line, to } of survivors) process.stdout.write(`${file}: ${line}\n    →  ${to}\n`);
  const score = scoreOf(results);
  if (failed.length > 0) process.exitCode = 3;
  else if (paths.length === 0) writeDown(wanted, score, survivors);
  process.stdout.write(`${wanted}: ${JSON.stringify(score)}\n`);
}

function writeDown(wanted: MutatedRoom, score: RoomScore, survivors: readonly Survivor[]): void {
  const all = readReasons(readFileSync(REASONS, 'utf8'));
  const isOwn = ({ file }: { readonly file: string }): boolean => file.startsWith(`src/${wanted}/`);
  const counted = countedReasons(all.filter(isOwn), survivors);
  writeFileSync(REASONS, reasonTable([...all.filter((one) => !isOwn(one)), ...counted]));
  const scores = JSON.parse(readFileSync(SCORES, 'utf8')) as Record<string, RoomScore>;
  const lines = Object.entries({ ...scores, [wanted]: score });
  // As Prettier has it: a line a room.
  const figures = (one: RoomScore): string =>
    Object.entries(one)
      .map(([name, count]) => `"${name}": ${count}`)
      .join(', ');
  const text = lines.map(([name, one]) => `  "${name}": { ${figures(one)} }`).join(',\n');
  writeFileSync(SCORES, `{\n${text}\n}\n`);
}

/**
 * Takes out of Stryker's memory what it would take over wrongly: of a mutant in what a module does while it loads nobody
 * knows which tests reach it, so one that lived would live on whatever test is added. One that could not be run is tried
 * again.
 */
function forgetUnsure(file: string): void {
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

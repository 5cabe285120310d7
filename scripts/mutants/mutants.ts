import { readFile, writeFile } from 'node:fs/promises';
import { Stryker } from '@stryker-mutator/core';
import { forgetUnsure } from './known-results.ts';
import { MUTATED_ROOMS, type MutatedRoom } from './rooms.ts';
import { scorePath, tally, type RoomScore } from './score.ts';
import { incrementalFile, strykerOptions } from './stryker-options.ts';

/**
 * `npm run mutants -- ROOM`: breaks the sources of a room in every way Stryker knows, runs the room's own tests against each,
 * and writes what survived to `tests/mutants/ROOM.json`. With paths behind the room: these files only, and nothing is
 * written.
 */
const [room = '', ...paths] = process.argv.slice(2);
if (!isMutated(room)) {
  process.stderr.write(
    `"${room}" is no room under mutation; one of: ${Object.keys(MUTATED_ROOMS).join(', ')}\n`,
  );
  process.exitCode = 2;
} else {
  const { score, failed } = await mutate(room);
  for (const why of failed) process.stderr.write(`could not be run: ${why}\n`);
  if (failed.length > 0) process.exitCode = 3;
  else if (paths.length === 0) await writeFile(scorePath(room), `${JSON.stringify(score, null, 2)}\n`);
  for (const { file, line, from, to } of score.survivors) {
    process.stdout.write(`${file}: ${line}\n    ${from}  →  ${to}\n`);
  }
  const { killed, timedOut, survived, uncovered } = score;
  process.stdout.write(
    `${room}: ${killed} killed, ${timedOut} timed out, ${survived} survived, ${uncovered} not covered\n`,
  );
}

/** `failed`: mutants that broke the run itself and not a test. A score without them would be too good. */
async function mutate(wanted: MutatedRoom): Promise<{ score: RoomScore; failed: string[] }> {
  // Stryker's own processes load the runner, which is TypeScript.
  process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --import tsx`;
  await forgetUnsure(incrementalFile(wanted));
  const results = await new Stryker(strykerOptions(wanted, paths)).runMutationTest();
  const texts = new Map<string, string>();
  for (const { fileName } of results) {
    if (!texts.has(fileName)) texts.set(fileName, await readFile(fileName, 'utf8'));
  }
  const failed = results
    .filter(({ status }) => status === 'RuntimeError')
    .map(({ fileName, replacement, statusReason }) => `${fileName}: ${replacement}: ${statusReason ?? ''}`);
  return { score: tally(wanted, results, texts), failed };
}

function isMutated(name: string): name is MutatedRoom {
  return Object.hasOwn(MUTATED_ROOMS, name);
}

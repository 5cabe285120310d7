import { setMaxListeners } from 'node:events';
import { rm } from 'node:fs/promises';
import { GUARANTEES } from '../../tests/guarantees/guarantees.ts';
import type { Break, Guarantee } from '../../tests/guarantees/guarantee.ts';
import { compileErrors } from './compile-errors.ts';
import { copyProject } from './copy-project.ts';
import { writeNoticed } from './noticed-file.ts';
import { invalidProofs, nameOf, playBreak, type Noticed } from './play-break.ts';
import type { Sandbox } from './run-proofs.ts';

/**
 * `npm run guarantees [-- NAME…]` removes the mechanisms that keep each guarantee, one at a time, and checks that the tests named
 * for it fail. It works in a copy of the project; in the project it writes only `tests/guarantees/noticed.json`.
 *
 * Status: 0 every break was noticed, 1 one was not, 2 a name is unknown or a break does not compile, 130 interrupted.
 */
const killed = new AbortController();
// One listener for each program that was started.
setMaxListeners(0, killed.signal);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => killed.abort());

const names = process.argv.slice(2);
const unknown = names.filter((name) => !GUARANTEES.some((row) => row.name === name));
const rows = names.length === 0 ? GUARANTEES : GUARANTEES.filter(({ name }) => names.includes(name));
process.exitCode =
  unknown.length > 0
    ? refused(unknown.map((name) => `there is no guarantee "${name}"`))
    : await play(rows).catch((error: unknown) => {
        if (!killed.signal.aborted) throw error;
        return refused(['interrupted; the copy was removed'], 130);
      });

async function play(chosen: readonly Guarantee[]): Promise<number> {
  const breaks = chosen.flatMap((row) => row.breaks);
  const wrong = compileErrors(process.cwd(), breaks);
  if (wrong.length > 0) return refused(wrong);
  const sandbox = { folder: await copyProject(process.cwd()), killed: killed.signal };
  try {
    killed.signal.throwIfAborted();
    let noticed = 0;
    for (const row of chosen) noticed += await playRow(row, sandbox);
    process.stdout.write(`\n${chosen.length} guarantees, ${breaks.length} breaks, ${noticed} noticed\n`);
    return noticed === breaks.length ? 0 : 1;
  } finally {
    await rm(sandbox.folder, { recursive: true, force: true });
  }
}

/** How many breaks of a guarantee were noticed. Its proofs run first without a break. */
async function playRow(row: Guarantee, sandbox: Sandbox): Promise<number> {
  const invalid = await invalidProofs(
    row.breaks.flatMap((one) => one.noticedBy),
    sandbox,
  );
  for (const why of new Set(invalid)) process.stdout.write(`INVALID | ${row.name} | ${why}\n`);
  if (invalid.length > 0) return 0;
  let noticed = 0;
  for (const one of row.breaks) noticed += await playOne(row, one, sandbox);
  return noticed;
}

/** Plays one break, prints its line and records the result at once, so that an interruption loses nothing. */
async function playOne(row: Guarantee, one: Break, sandbox: Sandbox): Promise<0 | 1> {
  const started = performance.now();
  const noticed = await playBreak(one, sandbox);
  const seconds = Math.round((performance.now() - started) / 1000);
  const isNoticed = noticed.every(({ failed }) => failed.length > 0);
  const seen = noticed.map(seenText).join('; ');
  process.stdout.write(
    `${isNoticed ? 'noticed' : 'MISSED '} | ${row.name} | ${one.of}: ${one.how} | ${seen} | ${seconds} s\n`,
  );
  writeNoticed(row, one, isNoticed);
  return isNoticed ? 1 : 0;
}

function seenText({ proof, ran, failed }: Noticed): string {
  return `${failed.length} of ${ran} in ${nameOf(proof)}`;
}

function refused(lines: readonly string[], status = 2): number {
  process.stderr.write(lines.map((line) => `${line}\n`).join(''));
  return status;
}

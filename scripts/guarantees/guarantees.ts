import { setMaxListeners } from 'node:events';
import { rm } from 'node:fs/promises';
import { GUARANTEES } from '../../tests/guarantees/guarantees.ts';
import type { Break, Guarantee } from '../../tests/guarantees/guarantee.ts';
import { uncompiledBreaks } from './compile-breaks.ts';
import { copyProject } from './copy-project.ts';
import { writeNoticed } from './noticed-file.ts';
import { idleProofs, nameOf, playBreak, type Noticed } from './play-break.ts';
import type { Workshop } from './run-proofs.ts';

/**
 * `npm run guarantees [-- NAME…]`: takes away what keeps each guarantee, one thing at a time, and sees that the tests
 * named for it fail. All of it happens in a copy; here only `tests/guarantees/noticed.json` is written.
 *
 * Status: 0 every break was noticed, 1 one was not, 2 a name or a break is none, 130 interrupted.
 */
const killed = new AbortController();
// One for each program that was started.
setMaxListeners(0, killed.signal);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => killed.abort());

const names = process.argv.slice(2);
const unknown = names.filter((name) => !GUARANTEES.some((row) => row.name === name));
const rows = names.length === 0 ? GUARANTEES : GUARANTEES.filter(({ name }) => names.includes(name));
process.exitCode =
  unknown.length > 0
    ? refused(unknown.map((name) => `no guarantee is called "${name}"`))
    : await play(rows).catch((error: unknown) => {
        if (!killed.signal.aborted) throw error;
        return refused(['interrupted; the copy is removed'], 130);
      });

async function play(chosen: readonly Guarantee[]): Promise<number> {
  const breaks = chosen.flatMap((row) => row.breaks);
  const wrong = uncompiledBreaks(process.cwd(), breaks);
  if (wrong.length > 0) return refused(wrong);
  const workshop = { folder: await copyProject(process.cwd()), killed: killed.signal };
  try {
    killed.signal.throwIfAborted();
    let noticed = 0;
    for (const row of chosen) noticed += await playRow(row, workshop);
    process.stdout.write(`\n${chosen.length} guarantees, ${breaks.length} breaks, ${noticed} noticed\n`);
    return noticed === breaks.length ? 0 : 1;
  } finally {
    await rm(workshop.folder, { recursive: true, force: true });
  }
}

/** How many breaks of a guarantee were noticed. First its proofs run while nothing is broken. */
async function playRow(row: Guarantee, workshop: Workshop): Promise<number> {
  const idle = await idleProofs(
    row.breaks.flatMap((one) => one.noticedBy),
    workshop,
  );
  for (const why of new Set(idle)) process.stdout.write(`IDLE    | ${row.name} | ${why}\n`);
  if (idle.length > 0) return 0;
  let noticed = 0;
  for (const one of row.breaks) noticed += await playOne(row, one, workshop);
  return noticed;
}

/** Plays one break, prints its line and writes it down at once: what was seen outlives an interruption. */
async function playOne(row: Guarantee, one: Break, workshop: Workshop): Promise<0 | 1> {
  const started = performance.now();
  const noticed = await playBreak(one, workshop);
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

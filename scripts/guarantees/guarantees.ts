import { setMaxListeners } from 'node:events';
import { rm } from 'node:fs/promises';
import { GUARANTEES } from '../../tests/guarantees/guarantees.ts';
import { copyProject } from './copy-project.ts';
import { writeNoticed } from './noticed-file.ts';
import { whyNotNoticed } from './play-break.ts';

/**
 * `npm run guarantees [-- NAME…]` removes the mechanisms that keep each guarantee, one at a time, and checks that the test named
 * for it fails. It works in a copy of the project; in the project it writes only `tests/guarantees/noticed.json`.
 *
 * Status: 0 every break was noticed, 1 one was not, 2 a name is unknown, 130 interrupted.
 */
const killed = new AbortController();
// One listener for each program that was started.
setMaxListeners(0, killed.signal);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => killed.abort());

const names = process.argv.slice(2);
const unknown = names.filter((name) => !GUARANTEES.some((row) => row.name === name));
for (const name of unknown) process.stderr.write(`there is no guarantee "${name}"\n`);
process.exitCode =
  unknown.length > 0
    ? 2
    : await play().catch((error: unknown) => {
        if (!killed.signal.aborted) throw error;
        process.stderr.write('interrupted; the copy was removed\n');
        return 130;
      });

/** Prints a line for each break and records its result at once, so that an interruption loses nothing. */
async function play(): Promise<0 | 1> {
  const rows = GUARANTEES.filter(({ name }) => names.length === 0 || names.includes(name));
  const sandbox = { folder: await copyProject(process.cwd()), killed: killed.signal };
  let [played, noticed] = [0, 0];
  try {
    for (const row of rows) {
      for (const one of row.breaks) {
        killed.signal.throwIfAborted();
        const why = await whyNotNoticed(one, sandbox);
        const { file, test } = one.noticedBy;
        const by = test === undefined ? file : `${file} > ${test}`;
        process.stdout.write(
          `${row.name} | ${one.of} | ${why === undefined ? 'noticed by' : `MISSED, ${why}:`} ${by}\n`,
        );
        writeNoticed(row, one, why === undefined);
        [played, noticed] = [played + 1, noticed + (why === undefined ? 1 : 0)];
      }
    }
  } finally {
    await rm(sandbox.folder, { recursive: true, force: true });
  }
  process.stdout.write(`\n${rows.length} guarantees, ${played} breaks, ${noticed} noticed\n`);
  return noticed === played ? 0 : 1;
}

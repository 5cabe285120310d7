import { join } from 'node:path';
import { writeChained } from '../../src/run/ledger/chained-lines.ts';
import type { RunPaths } from '../../src/run/stored/layout.ts';
import { readLedgerUnchecked } from '../../src/run/ledger/ledger.ts';
import { hashesOf } from '../../src/run/ledger/sealed-files.ts';

/** What a careful forger does: the ledger of a run written anew, so that every hash in it fits files that were edited. */
export async function reseal(paths: RunPaths): Promise<void> {
  const events = await readLedgerUnchecked(paths);
  const fitting = events.map(async (event) => {
    if (!('files' in event)) return event;
    const files = Object.keys(event.files).map((name) => join(paths.dir, name));
    return { ...event, files: await hashesOf(paths, files) };
  });
  await writeChained(paths.ledger, await Promise.all(fitting));
}

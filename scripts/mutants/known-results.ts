import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';

type Known = { readonly files: Readonly<Record<string, { mutants: readonly KnownMutant[] }>> };
type KnownMutant = { readonly static?: boolean; readonly status: string };

/**
 * Takes out of Stryker's memory what it would take over wrongly: of a mutant in what a module does while it loads nobody
 * knows which tests reach it, so one that lived would live on whatever test is added. One that could not be run is tried
 * again.
 */
export async function forgetUnsure(incrementalFile: string): Promise<void> {
  if (!existsSync(incrementalFile)) return;
  const known = JSON.parse(await readFile(incrementalFile, 'utf8')) as Known;
  for (const file of Object.values(known.files)) {
    file.mutants = file.mutants.filter(
      ({ static: loading, status }) => status !== 'RuntimeError' && (loading !== true || status === 'Killed'),
    );
  }
  await writeFile(incrementalFile, JSON.stringify(known));
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeOf, type Break, type Proof } from '../../tests/guarantees/guarantee.ts';
import { runBounded } from '../../tests/e2e/harness/bounded-run.ts';
import { withoutMechanism } from './apply-break.ts';
import { endsOf, runProofs, runsTheBundle, type Workshop } from './run-proofs.ts';

/** What a proof came to while the mechanism was away: how many of its tests ran, and which of them failed. */
export type Noticed = { readonly proof: Proof; readonly ran: number; readonly failed: readonly string[] };

/** Takes the mechanism away in the workshop, runs the proofs, and puts it back. */
export async function playBreak(one: Break, workshop: Workshop): Promise<Noticed[]> {
  const path = join(workshop.folder, placeOf(one).file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, withoutMechanism(text, one));
  try {
    if (one.noticedBy.some(runsTheBundle)) await buildBundle(workshop);
    const ends = await runProofs(one.noticedBy, workshop);
    return one.noticedBy.map((proof) => {
      const own = endsOf(proof, ends);
      return {
        proof,
        ran: own.length,
        failed: own.filter(({ passed }) => !passed).map(({ title }) => title),
      };
    });
  } finally {
    await writeFile(path, text);
  }
}

/** Proofs that fail, or of which no test runs, while nothing is broken: they prove nothing. */
export async function idleProofs(proofs: readonly Proof[], workshop: Workshop): Promise<string[]> {
  if (proofs.some(runsTheBundle)) await buildBundle(workshop);
  const ends = await runProofs(proofs, workshop);
  return proofs.flatMap((proof) => {
    const own = endsOf(proof, ends);
    if (own.length === 0) return [`${nameOf(proof)}: no such test ran`];
    return own.filter(({ passed }) => !passed).map(({ title }) => `${proof.file}: fails as it is: ${title}`);
  });
}

export function nameOf({ file, test }: Proof): string {
  return test === undefined ? file : `${file} (${test})`;
}

/** What users run, and bats and end-to-end tests with them. */
async function buildBundle({ folder, killed }: Workshop): Promise<void> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
  const words = [process.execPath, 'node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'];
  const done = await runBounded(words, { cwd: folder, env, timeout: 600_000, killed });
  killed.throwIfAborted();
  if (done.status !== 0) throw new Error(`npm run build: ${done.stdout}${done.stderr}`);
}

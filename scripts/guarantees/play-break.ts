import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeOf, type Break, type Proof } from '../../tests/guarantees/guarantee.ts';
import { runBounded } from '../../tests/e2e/harness/bounded-run.ts';
import { withoutMechanism } from './without-mechanism.ts';
import { endsOf, runProofs, runsTheBundle, type Sandbox } from './run-proofs.ts';

/** The result of a proof without the mechanism: how many of its tests ran, and which of them failed. */
export type Noticed = { readonly proof: Proof; readonly ran: number; readonly failed: readonly string[] };

/** Removes the mechanism in the copy, runs the proofs, and restores it. */
export async function playBreak(one: Break, sandbox: Sandbox): Promise<Noticed[]> {
  const path = join(sandbox.folder, placeOf(one).file);
  const text = await readFile(path, 'utf8');
  await writeFile(path, withoutMechanism(text, one));
  try {
    if (one.noticedBy.some(runsTheBundle)) await buildBundle(sandbox);
    const ends = await runProofs(one.noticedBy, sandbox);
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

/** Proofs that prove nothing: without a break they fail, or none of their tests runs. */
export async function invalidProofs(proofs: readonly Proof[], sandbox: Sandbox): Promise<string[]> {
  if (proofs.some(runsTheBundle)) await buildBundle(sandbox);
  const ends = await runProofs(proofs, sandbox);
  return proofs.flatMap((proof) => {
    const own = endsOf(proof, ends);
    if (own.length === 0) return [`${nameOf(proof)}: no such test ran`];
    return own
      .filter(({ passed }) => !passed)
      .map(({ title }) => `${proof.file}: fails without a break: ${title}`);
  });
}

export function nameOf({ file, test }: Proof): string {
  return test === undefined ? file : `${file} (${test})`;
}

/** Builds dist/, which bats and end-to-end tests run. */
async function buildBundle({ folder, killed }: Sandbox): Promise<void> {
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '' };
  const words = [process.execPath, 'node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'];
  const done = await runBounded(words, { cwd: folder, env, timeout: 600_000, killed });
  killed.throwIfAborted();
  if (done.status !== 0) throw new Error(`npm run build: ${done.stdout}${done.stderr}`);
}

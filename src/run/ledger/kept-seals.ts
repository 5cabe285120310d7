import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { appendLine, readTextIfAny, writeFileAtomically } from '../../io/files/files.ts';
import { stateRoot } from '../../io/own/state-root.ts';
import { corrupt } from '../stored/run-json.ts';

/** Enough to know a line by. */
const LENGTH = 16;

const SEAL = /"seal":"([0-9a-f]{64})"\}$/;

/**
 * Keeps the seals of lines that were just added to a ledger or a journal, beside the user's key: nothing follows its last
 * line, so who cuts lines from the end would be missed by nothing else. The line is written first. One that a crash left
 * without its seal here is a line all the same.
 *
 * @throws environment/file-unwritable
 */
export async function keepSeals(path: string, lines: readonly string[]): Promise<void> {
  if (lines.length > 0) await appendLine(keptAt(path), lines.map(shortSeal).join(' '));
}

/** The same of a file that is written anew. */
export async function keepOnlySeals(path: string, lines: readonly string[]): Promise<void> {
  await writeFileAtomically(keptAt(path), `${lines.map(shortSeal).join(' ')}\n`);
}

/** What is kept for it. Read before the lines themselves: a line that comes in between is no line that is gone. */
export async function keptSeals(path: string): Promise<readonly string[]> {
  return ((await readTextIfAny(keptAt(path))) ?? '').split(/\s+/).filter((seal) => seal.length === LENGTH);
}

/** Throws `run/corrupt` when a line that was written is not among them. */
export function requireNoneGone(path: string, kept: readonly string[], lines: readonly string[]): void {
  const there = new Set(lines.map(shortSeal));
  const gone = kept.filter((seal) => !there.has(seal)).length;
  if (gone > 0) throw corrupt(path, `lacks ${gone} of the ${kept.length} lines that were written to it`);
}

function keptAt(path: string): string {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 32);
  return join(stateRoot(process.env), 'seals', name);
}

function shortSeal(line: string): string {
  return (SEAL.exec(line)?.[1] ?? '').slice(0, LENGTH);
}

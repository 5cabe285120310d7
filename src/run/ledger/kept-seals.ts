import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { appendLine, readTextIfAny, writeFileAtomically } from '../../io/files/files.ts';
import { stateRoot } from '../../io/own/state-root.ts';
import { corrupt } from '../stored/run-json.ts';

/** Characters, enough to identify a line. */
const LENGTH = 16;

const SEAL = /"seal":"([0-9a-f]{64})"\}$/;

/**
 * Keeps the seals of lines that were just added to a ledger or a journal, next to the user's key. Nothing follows the
 * last line, so nothing else would detect lines cut from the end. The line is written first: one that a crash left
 * without its seal here still counts.
 *
 * @throws environment/file-unwritable
 */
export async function keepSeals(path: string, lines: readonly string[]): Promise<void> {
  if (lines.length > 0) await appendLine(keptAt(path), lines.map(shortSeal).join(' '));
}

/** The same for a file that is written from scratch. */
export async function replaceSeals(path: string, lines: readonly string[]): Promise<void> {
  await writeFileAtomically(keptAt(path), `${lines.map(shortSeal).join(' ')}\n`);
}

/** The seals kept for a file. Read them before the lines, so that a line added in between does not count as missing. */
export async function keptSeals(path: string): Promise<readonly string[]> {
  return ((await readTextIfAny(keptAt(path))) ?? '').split(/\s+/).filter((seal) => seal.length === LENGTH);
}

/** Throws `run/corrupt` when one of the kept lines is missing. */
export function requireNoneMissing(path: string, kept: readonly string[], lines: readonly string[]): void {
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

import { createHash } from 'node:crypto';
import type { After } from '../../contracts/shapes.ts';
import { appendLine, readTextIfAny, writeFileAtomically } from '../../io/files/files.ts';
import { corrupt } from '../stored/run-json.ts';
import { replaceSeals, keepSeals } from './kept-seals.ts';
import { sealedLine } from './seal.ts';

/**
 * Appends an event to a ledger or a journal, with what its writer saw in the file: the number of lines and their hash.
 *
 * The previous line alone would not do: hooks write at the same time, and two lines that follow the same one are both
 * right. Lines are only ever added, so what each writer saw stays the beginning of the file.
 */
export async function appendChained(path: string, event: object): Promise<void> {
  const lines = wholeLines((await readTextIfAny(path)) ?? '');
  const line = await sealedLine(path, { ...event, after: linkAfter(lines) });
  await appendLine(path, line);
  await keepSeals(path, [line]);
}

/** Writes a whole ledger at once and replaces the file. */
export async function writeChained(path: string, events: readonly object[]): Promise<void> {
  const text = await chainedText(path, events);
  await writeFileAtomically(path, text);
  await replaceSeals(path, wholeLines(text));
}

/** A whole ledger as text, made of events that were written elsewhere. Each line is chained to all those before it. */
export async function chainedText(path: string, events: readonly object[]): Promise<string> {
  const hash = createHash('sha256');
  let text = '';
  for (const [lines, event] of events.entries()) {
    const { seal: _, ...rest } = event as { readonly seal?: string };
    const after = { lines, sha256: hash.copy().digest('hex') };
    const line = `${await sealedLine(path, { ...rest, after })}\n`;
    hash.update(line);
    text += line;
  }
  return text;
}

/** The complete lines. Another process may be writing one more. */
export function wholeLines(text: string): string[] {
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .slice(0, -1);
}

/**
 * Throws `run/corrupt` naming the first line that does not continue exactly the lines before it: one of them was changed,
 * added or removed, or this program did not write the line. Nothing follows the last line, so `kept-seals.ts` detects
 * lines removed from the end.
 */
export function requireChain(
  path: string,
  lines: readonly string[],
  links: readonly (After | undefined)[],
): void {
  const hashes = prefixHashes(lines);
  const broken = links.findIndex(
    (link, n) => link === undefined || link.lines > n || hashes[link.lines] !== link.sha256,
  );
  if (broken === -1) return;
  throw corrupt(`${path}:${broken + 1}`, 'does not follow the lines before it: some were changed by hand');
}

function linkAfter(lines: readonly string[]): After {
  return { lines: lines.length, sha256: prefixHashes(lines).at(-1) ?? '' };
}

/** The hash of no lines, of the first, of the first two, … */
function prefixHashes(lines: readonly string[]): string[] {
  const hash = createHash('sha256');
  const hashes = [hash.copy().digest('hex')];
  for (const line of lines) hashes.push(hash.update(`${line}\n`).copy().digest('hex'));
  return hashes;
}

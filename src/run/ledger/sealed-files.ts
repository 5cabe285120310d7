import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { LedgerEvent } from '../../contracts/files/ledger-event.ts';
import { listFiles, readBytes } from '../../io/files/files.ts';
import { readNow } from '../../io/files/read-now.ts';
import type { RunPaths } from '../stored/layout.ts';
import { eventsOf, record } from './ledger.ts';
import { corrupt } from '../stored/run-json.ts';

type FileHashes = Readonly<Record<string, string>>;

/**
 * Records the hashes of a run's planned files before any agent is called: from then on they must not change. The ledger
 * does the same for replies and for the files that the run ends with. The secrets file keeps growing while the run goes
 * on.
 */
export async function sealPlanned(paths: RunPaths): Promise<void> {
  const planned = (await listFiles(paths.dir)).filter((path) => isPlanned(paths, path));
  await record(paths, { kind: 'sealed', files: await hashesOf(paths, planned) });
}

function isPlanned({ dir, ...paths }: RunPaths, path: string): boolean {
  const others = [paths.ledger, paths.secrets, paths.report, paths.memory, paths.verdict];
  return !others.includes(path) && !path.startsWith(join(dir, 'replies', '/')) && !path.endsWith('.tmp');
}

/** Hashes of files, by their path below the folder of their run or audit. */
export async function hashesOf(paths: Pick<RunPaths, 'dir'>, files: readonly string[]): Promise<FileHashes> {
  const hashes = files.map(async (path) => [relative(paths.dir, path), await hashOf(path)] as const);
  return Object.fromEntries(await Promise.all(hashes));
}

/**
 * Throws `run/corrupt` naming a file that no longer matches its hash in the ledger. The files that a run ended with count
 * until it is opened again.
 */
export function requireSealed(paths: RunPaths, ledger: readonly LedgerEvent[]): void {
  requireHashes(paths, Object.fromEntries(sealedHashes(paths, ledger)));
}

/**
 * The same for these planned files alone: a hook checks what it hands out. Checking all files on each call would be
 * quadratic.
 */
export function requireSealedFiles(
  paths: RunPaths,
  ledger: readonly LedgerEvent[],
  files: readonly string[],
): void {
  const hashes = sealedHashes(paths, ledger);
  for (const path of files) {
    const sha256 = hashes.get(relative(paths.dir, path));
    if (sha256 === undefined) throw corrupt(path, 'was never planned completely');
    requireSame(path, sha256);
  }
}

function sealedHashes(paths: RunPaths, ledger: readonly LedgerEvent[]): ReadonlyMap<string, string> {
  const seals = eventsOf(ledger, 'sealed');
  if (seals.length === 0) throw corrupt(paths.run, 'was never planned completely');
  const sealed = [...seals.map(({ files }) => files), ending(ledger)?.files ?? {}];
  return new Map(sealed.flatMap((files) => Object.entries(files)));
}

/** Throws `run/corrupt` naming the file that has changed. */
export function requireHashes({ dir }: Pick<RunPaths, 'dir'>, files: FileHashes): void {
  for (const [name, sha256] of Object.entries(files)) requireSame(join(dir, name), sha256);
}

/** Throws `run/corrupt` naming a reply that is not the one bound to its slot. */
export function requireReplies(paths: RunPaths, ledger: readonly LedgerEvent[]): void {
  for (const { agentId, sha256 } of eventsOf(ledger, 'stored')) requireSame(paths.reply(agentId), sha256);
}

function requireSame(path: string, sha256: string): void {
  const bytes = readNow(path);
  if (bytes === undefined) throw corrupt(path, 'is missing');
  if (sha256Of(bytes) !== sha256) throw corrupt(path, 'is not the file that was written here');
}

/** How a run ended. Undefined while it is under way. An ended run goes on only when a slot is opened again. */
export function ending(
  ledger: readonly LedgerEvent[],
): Extract<LedgerEvent, { kind: 'finished' }> | undefined {
  const reopened = ledger.findLastIndex((event) => event.kind === 'reopened');
  return eventsOf(ledger.slice(reopened + 1), 'finished').at(-1);
}

async function hashOf(path: string): Promise<string> {
  return sha256Of(await readBytes(path));
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { by } from '../../kernel/order.ts';
import { listNames, readBytes, writeFileAtomically } from '../files/files.ts';

/** Files of facts that are kept; those not written for longest go. */
const KEPT_FILES = 12;
/** Bytes. A larger file is none of ours. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** What was computed from content and can be computed again, by a key that names the content. */
export type CachedFacts = ReadonlyMap<string, unknown>;

/**
 * The facts kept under a name, none when there are none or when the file is damaged: its first line is the hash of the
 * rest. Never fails; the values are whatever stands there, so whoever reads them checks their form.
 *
 * @param folder below the user's cache folder
 */
export async function readCachedFacts(folder: string, name: string): Promise<CachedFacts> {
  try {
    const path = join(folder, `${name}.json`);
    if ((await stat(path)).size > LARGEST_FILE) return new Map();
    const bytes = await readBytes(path);
    const end = bytes.indexOf(10);
    const body = bytes.subarray(end + 1);
    if (bytes.toString('latin1', 0, end) !== hashOf(body)) return new Map();
    return new Map(JSON.parse(body.toString('utf8')) as [string, unknown][]);
  } catch {
    return new Map();
  }
}

/** Keeps facts under a name, whole or not at all. Never fails: without them the next reader computes them again. */
export async function keepCachedFacts(folder: string, name: string, facts: CachedFacts): Promise<void> {
  try {
    const body = JSON.stringify([...facts]);
    if (body.length > LARGEST_FILE) return;
    await writeFileAtomically(join(folder, `${name}.json`), `${hashOf(Buffer.from(body))}\n${body}`);
    await pruneFiles(folder);
  } catch {
    // A full or read-only disk stops no review.
  }
}

async function pruneFiles(folder: string): Promise<void> {
  const names = (await listNames(folder)).filter((name) => /\.(?:json|tmp)$/.test(name));
  const files = await Promise.all(
    names.map(async (name) => ({ name, written: (await stat(join(folder, name))).mtimeMs })),
  );
  const oldest = files.toSorted(by(({ written }) => -written)).slice(KEPT_FILES);
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })));
}

function hashOf(body: Buffer): string {
  return createHash('sha256').update(body).digest('hex');
}

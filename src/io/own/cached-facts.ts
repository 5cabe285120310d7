import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { by } from '../../kernel/order.ts';
import { listNames, readBytes, writeFileAtomically } from '../files/files.ts';

/** Files of facts that are kept; the oldest are removed. */
const KEPT_FILES = 12;
/** Bytes. A larger file is not ours. */
const LARGEST_FILE = 64 * 1024 * 1024;

/** Results computed from content, by a key that names the content. They can be computed again. */
export type CachedFacts = ReadonlyMap<string, unknown>;

/**
 * The facts kept under a name, empty when there are none or when the file is damaged: its first line is the hash of the rest.
 * Never fails. The values are unchecked: readers must check their form.
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

/** Keeps facts under a name, atomically. Never fails: without them the next reader computes them again. */
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

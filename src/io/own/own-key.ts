import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Failure } from '../../kernel/failure.ts';
import { mkdir, readFile, stat } from '../files/disk.ts';
import { createFileOnce, exists } from '../files/files.ts';
import { isInside } from '../files/real-place.ts';
import { stateRoot } from './state-root.ts';

/** In hexadecimal, 32 bytes. */
const KEY = /^[0-9a-f]{64}\n$/;

/** By path: one process asks for the key a hundred times, and it never changes. */
const known = new Map<string, Buffer>();

/** The path of this user's key. */
export function keyPath(): string {
  return join(stateRoot(process.env), 'key');
}

/**
 * The key that seals this user's runs; undefined if nothing was ever sealed.
 *
 * @throws environment/key-unsafe when others can read or write it, or it is not a key
 */
export async function ownKeyIfAny(): Promise<Buffer | undefined> {
  const path = keyPath();
  const key = known.get(path) ?? (await readKey(path));
  if (key !== undefined) known.set(path, key);
  return key;
}

/** The same, but creates a missing key. Throws environment/key-unsafe, environment/file-unwritable too. */
export async function ownKey(): Promise<Buffer> {
  const there = await ownKeyIfAny();
  if (there !== undefined) return there;
  const path = keyPath();
  await makeFolder();
  await createFileOnce(path, `${randomBytes(32).toString('hex')}\n`, 0o600);
  const made = await ownKeyIfAny();
  if (made !== undefined) return made;
  throw unsafe(path, 'is gone again');
}

/** A repository that holds the key could supply its own. Throws environment/key-unsafe. */
export function requireKeyOutside({ top }: { readonly top: string }): void {
  const path = keyPath();
  if (!isInside(path, top)) return;
  throw new Failure(
    'environment/key-unsafe',
    `the key that runs are sealed with, ${path}, is inside ${top}`,
    {
      hint: 'set XDG_STATE_HOME to a folder outside of every repository',
    },
  );
}

/** Only for this user, as the XDG specification asks. An existing folder is not changed. */
async function makeFolder(): Promise<void> {
  const folder = stateRoot(process.env);
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch((cause: unknown) => {
    throw new Failure('environment/file-unwritable', `cannot make ${folder}: ${messageOf(cause)}`, {
      hint: 'runs are sealed with a key that is kept there: set XDG_STATE_HOME to a folder that can be written',
      cause,
    });
  });
}

async function readKey(path: string): Promise<Buffer | undefined> {
  if (!(await exists(path))) return undefined;
  const problem = await problemOf(path);
  if (problem !== undefined) throw unsafe(path, problem);
  const text = await readFile(path, 'latin1');
  if (!KEY.test(text)) throw unsafe(path, 'is not a key');
  return Buffer.from(text.trim(), 'hex');
}

/** A user who could read the key could have sealed with it. Windows protects a user's own folders. */
async function problemOf(path: string): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined);
  if (stats?.isFile() !== true) return 'is not a file';
  if (process.getuid === undefined) return undefined;
  if (stats.uid !== process.getuid()) return 'belongs to another user';
  return (stats.mode & 0o077) === 0 ? undefined : 'can be read or written by other users';
}

function unsafe(path: string, what: string): Failure {
  return new Failure('environment/key-unsafe', `${path}, the key that runs are sealed with, ${what}`, {
    hint: 'remove it: a new one is made, and what was sealed with this one is no longer trusted',
  });
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

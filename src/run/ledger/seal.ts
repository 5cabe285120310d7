import { createHmac } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { keyPath, ownKey, ownKeyIfAny } from '../../io/own/own-key.ts';
import { Failure } from '../../kernel/failure.ts';

/** Whether this user's own program must have written what is read. `named`: the user named it on the command line. */
export type Trust = 'own' | 'named';

/** At the end of the line, so that everything before it is what was sealed. */
const SEAL = /,"seal":"([0-9a-f]{64})"\}$/;

/**
 * An event as a line of a ledger or a journal, sealed with the user's key for this run or audit only.
 *
 * @throws environment/key-unsafe, environment/file-unwritable
 */
export async function sealedLine(path: string, event: object): Promise<string> {
  const body = JSON.stringify(event).slice(0, -1);
  return `${body},"seal":"${sealOf(await ownKey(), path, body)}"}`;
}

/**
 * Throws `run/foreign` naming the first line that was not sealed here with this user's key. Somebody who commits a run to
 * a repository, or copies one from another machine, can make every hash in it match, but has no such key.
 */
export async function requireSeals(path: string, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  const key = await ownKeyIfAny();
  const odd = lines.findIndex((line) => key === undefined || !isSealed(key, path, line));
  if (odd === -1) return;
  const run = basename(dirname(path));
  throw new Failure(
    'run/foreign',
    `${path}:${odd + 1}: ${run} was not written by you on this machine: it is not sealed with ${keyPath()}`,
    {
      hint: `nothing in it is trusted; start a new run with: correctless plan; or, if you carried it here yourself, name its folder: correctless merge FOLDER`,
    },
  );
}

function isSealed(key: Buffer, path: string, line: string): boolean {
  const found = SEAL.exec(line);
  return found !== null && found[1] === sealOf(key, path, line.slice(0, found.index));
}

function sealOf(key: Buffer, path: string, body: string): string {
  const name = join(basename(dirname(path)), basename(path)).replaceAll('\\', '/');
  return createHmac('sha256', key).update(`${name}\n${body}`).digest('hex');
}

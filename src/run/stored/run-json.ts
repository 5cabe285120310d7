import { mismatchOf } from '../../contracts/validate.ts';
import type { ContractValue, OwnFileName } from '../../contracts/registry.ts';
import { readTextIfAny } from '../../io/files/files.ts';
import { Failure } from '../../kernel/failure.ts';

const HINT = 'start a new run with: correctless plan';

/** A JSON file of a run, checked against its contract. Throws `run/corrupt` naming the file and what is wrong in it. */
export async function readRunJson<K extends OwnFileName>(
  path: string,
  contract: K,
): Promise<ContractValue<K>> {
  const text = await readTextIfAny(path);
  if (text === undefined) throw corrupt(path, 'is missing');
  return checkedJson(path, contract, text);
}

/** The same for a file that need not exist yet. */
export async function readRunJsonIfAny<K extends OwnFileName>(
  path: string,
  contract: K,
): Promise<ContractValue<K> | undefined> {
  const text = await readTextIfAny(path);
  return text === undefined ? undefined : checkedJson(path, contract, text);
}

export async function checkedJson<K extends OwnFileName>(
  path: string,
  contract: K,
  text: string,
): Promise<ContractValue<K>> {
  const value = parsedJson(path, text);
  const mismatch = await mismatchOf(contract, value);
  if (mismatch === undefined) return value as ContractValue<K>;
  throw corrupt(path, `${mismatch.pointer === '' ? 'the value' : mismatch.pointer} ${mismatch.problem}`);
}

/** Throws `run/corrupt`. */
export function parsedJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw corrupt(path, 'is not JSON');
  }
}

export function corrupt(path: string, what: string): Failure {
  return new Failure('run/corrupt', `${path}: ${what}`, { hint: HINT });
}

/** JSON as every file of a run has it: two spaces, a final newline. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

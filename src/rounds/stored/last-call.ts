import { readTextIfAny, writeFileAtomically } from '../../io/files/files.ts';
import { jsonText } from '../../run/stored/run-json.ts';
import type { Audit } from './open-audit.ts';

/** Lines of the journal that were told: before the last `next`, and by it. */
type LastCall = { readonly before: number; readonly after: number };

/** The line of the journal from which `next` has to tell: what came since the one before it. Written down as told. */
export async function showNews({ paths, journal }: Audit): Promise<number> {
  const { after } = await lastCall(paths.lastCall);
  await writeFileAtomically(paths.lastCall, jsonText({ before: after, after: journal.length }));
  return after;
}

/** The line from which the last `next` told, which is where what came after it is told from too. Changes nothing. */
export async function newsSinceLastCall({ paths }: Audit): Promise<number> {
  return (await lastCall(paths.lastCall)).before;
}

/** It decides nothing: what cannot be read is told once more. */
async function lastCall(path: string): Promise<LastCall> {
  try {
    const { before, after } = JSON.parse((await readTextIfAny(path)) ?? '{}') as Partial<LastCall>;
    return { before: before ?? 0, after: after ?? 0 };
  } catch {
    return { before: 0, after: 0 };
  }
}

import { readTextIfAny, writeFileAtomically } from '../../io/files/files.ts';
import { jsonText } from '../../run/stored/run-json.ts';
import type { Audit } from './open-audit.ts';

/** Lines of the journal that were reported before the last `next`, and including it. */
type LastCall = { readonly before: number; readonly after: number };

/** The journal line from which `next` reports: everything since the previous call. Records that it was reported. */
export async function showNews({ paths, journal }: Audit): Promise<number> {
  const { after } = await lastCall(paths.lastCall);
  await writeFileAtomically(paths.lastCall, jsonText({ before: after, after: journal.length }));
  return after;
}

/** The line from which the last `next` reported, so that the same news can be shown again. Changes nothing. */
export async function newsSinceLastCall({ paths }: Audit): Promise<number> {
  return (await lastCall(paths.lastCall)).before;
}

/** Nothing depends on it: when it cannot be read, everything is reported again. */
async function lastCall(path: string): Promise<LastCall> {
  try {
    const { before, after } = JSON.parse((await readTextIfAny(path)) ?? '{}') as Partial<LastCall>;
    return { before: before ?? 0, after: after ?? 0 };
  } catch {
    return { before: 0, after: 0 };
  }
}

import { readFile } from 'node:fs/promises';
import type { Band, Tariff, Zone } from './types.js';

const ZONES: readonly Zone[] = ['inland', 'europe', 'world'];

export async function readTariff(file: string): Promise<Tariff> {
  return parseTariff(JSON.parse(await readFile(file, 'utf8')));
}

/** Every zone with at least one band, lightest first. Throws when the file is anything else. */
export function parseTariff(value: unknown): Tariff {
  const zones = value as Partial<Record<Zone, unknown>>;
  const entries = ZONES.map((zone) => [zone, bandsOf(zone, zones[zone])] as const);
  return Object.fromEntries(entries) as Tariff;
}

function bandsOf(zone: Zone, value: unknown): readonly Band[] {
  if (!Array.isArray(value) || value.length === 0) throw new Error(`no bands for ${zone}`);
  let last = 0;
  return value.map((one: { upTo?: unknown; cents?: unknown }) => {
    const { upTo, cents } = one;
    if (!Number.isInteger(upTo) || !Number.isInteger(cents)) throw new Error(`a band of ${zone} is not in whole numbers`);
    if ((upTo as number) <= last) throw new Error(`the bands of ${zone} are not in order`);
    last = upTo as number;
    return { upTo: upTo as number, cents: cents as number };
  });
}

import type { Report } from '../../contracts/files/report.ts';
import { readTextIfAny } from '../../io/files/files.ts';
import { checkedValue, parsedJson } from './run-json.ts';

/**
 * A stored `report.json`, if there is one. Reports of versions without a memory lack fields for what those versions did
 * not do: nothing was carried over or followed, and every finding is new.
 *
 * @throws run/corrupt
 */
export async function readReportIfAny(path: string): Promise<Report | undefined> {
  const text = await readTextIfAny(path);
  if (text === undefined) return undefined;
  const value = parsedJson(path, text);
  fillMemory(value);
  return checkedValue(path, 'report', value);
}

type Part = Record<string, unknown>;

/**
 * Fills in only what is missing, in place because nearly always nothing is. A value that is not a report is left as it
 * is.
 */
function fillMemory(value: unknown): void {
  if (!isPart(value)) return;
  const { counts, coverage, suppressions, findings, cost } = value;
  fill(value, { since: null });
  fill(counts, { followed: 0 });
  fill(coverage, NONE_CARRIED);
  if (isPart(coverage)) fillEach(coverage['lenses'], NONE_CARRIED);
  fill(suppressions, { added: [], unsure: [], graver: [] });
  fillEach(findings, { state: 'new', since: null });
  fill(cost, { by_agent: [] });
}

const NONE_CARRIED = { carried: 0 };

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fill(value: unknown, defaults: Readonly<Part>): void {
  if (!isPart(value)) return;
  for (const [key, missing] of Object.entries(defaults)) if (!Object.hasOwn(value, key)) value[key] = missing;
}

function fillEach(values: unknown, defaults: Readonly<Part>): void {
  if (Array.isArray(values)) for (const value of values) fill(value, defaults);
}

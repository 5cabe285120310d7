import type { Report } from '../../contracts/report.ts';
import { readTextIfAny } from '../../io/files.ts';
import { checkedJson, parsedJson } from './run-json.ts';

/**
 * A stored `report.json`, if there is one. What reports of a program that did not remember lack is what it did not do:
 * nothing was carried over or followed, every finding is new.
 *
 * @throws run/corrupt
 */
export async function readReportIfAny(path: string): Promise<Report | undefined> {
  const text = await readTextIfAny(path);
  if (text === undefined) return undefined;
  return checkedJson(path, 'report', JSON.stringify(withoutMemory(parsedJson(path, text))));
}

type Part = Readonly<Record<string, unknown>>;

/** Only what is missing is filled in; whatever is no report stays none. */
function withoutMemory(value: unknown): unknown {
  if (!isPart(value)) return value;
  const { counts, coverage, suppressions, findings, cost } = value;
  return {
    since: null,
    ...value,
    counts: filled(counts, { followed: 0 }),
    coverage: filled(
      isPart(coverage) ? { ...coverage, lenses: each(coverage['lenses'], NONE_CARRIED) } : coverage,
      NONE_CARRIED,
    ),
    suppressions: filled(suppressions, { added: [] }),
    findings: each(findings, { state: 'new', since: null }),
    cost: filled(cost, { by_agent: [] }),
  };
}

const NONE_CARRIED = { carried: 0 };

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const filled = (value: unknown, defaults: Part): unknown =>
  isPart(value) ? { ...defaults, ...value } : value;

const each = (values: unknown, defaults: Part): unknown =>
  Array.isArray(values) ? values.map((value) => filled(value, defaults)) : values;

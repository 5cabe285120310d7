import { besideList, DEPTH, LISTS, nameOf } from './beside-list.ts';
import { isObject, spelled, valueAt, type JsonObject } from './loose-finding.ts';
import { outcomeOf } from './said-beside.ts';

const MORE = 'is a list of what looks like more findings';

/**
 * Whether an object says that there is more than its list of findings: a larger count, a tool that did not end well, a partial
 * list, or a second list further in. Undefined if it says nothing like that.
 */
export function reportedUnlisted(whole: JsonObject): string | undefined {
  const runs: unknown[] = Array.isArray(whole['runs']) ? whole['runs'] : [];
  return saidAnywhere(whole, runs) ?? notInRuns(whole, runs) ?? furtherIn(whole);
}

/** Next to the list at any depth, and in members of a SARIF run that the format does not define. */
function saidAnywhere(whole: JsonObject, runs: readonly unknown[]): string | undefined {
  const count = listed(whole);
  const ofRuns = runs.flatMap((run, n) => {
    const properties = valueAt(run, 'properties');
    return isObject(properties) ? besideList(properties, `/runs/${n}/properties`) : [];
  });
  const member = [...besideList(whole), ...ofRuns].find((one) => outcomeOf(one, count) === 'bad');
  if (member === undefined) return undefined;
  const { pointer, value } = member;
  if (Array.isArray(value) && value.some(isObject)) return `${pointer} ${MORE}`;
  return `${pointer} is ${spelled(value)}${typeof value === 'number' && value > count ? `, of which ${count} are listed` : ''}`;
}

function listed(whole: JsonObject): number {
  const lists = LISTS.map((key) => whole[key]).filter((list) => Array.isArray(list));
  const all = lists.flatMap((list: readonly unknown[]) => list);
  const results = Array.isArray(whole['runs']) ? all.map((run) => valueAt(run, 'results')) : [all];
  return results.reduce<number>((sum, list) => sum + sizeOf(list), 0);
}

function sizeOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}

/**
 * SARIF results that are elsewhere, and a run that found nothing and did not end well: another run's results do not count for
 * it.
 */
function notInRuns(whole: JsonObject, runs: readonly unknown[]): string | undefined {
  const files = runs.findIndex(
    (run) => valueAt(valueAt(run, 'externalPropertyFileReferences'), 'results') !== undefined,
  );
  if (files !== -1) return `/runs/${files} keeps its results in other files`;
  const inline = partsOf(whole, 'inlineExternalProperties');
  const more = inline.findIndex((one) => sizeOf(valueAt(one, 'results')) > 0);
  if (more !== -1) return `/inlineExternalProperties/${more}/results lists what no run does`;
  const ended = runs.findIndex(
    (run) => sizeOf(valueAt(run, 'results')) === 0 && partsOf(run, 'invocations').some(isNotWell),
  );
  return ended === -1
    ? undefined
    : `/runs/${ended} lists nothing, and its tool ended with a status that is not 0`;
}

function partsOf(value: unknown, key: string): readonly unknown[] {
  const list = valueAt(value, key);
  return Array.isArray(list) ? (list as unknown[]) : [];
}

function isNotWell(invocation: unknown): boolean {
  const code = valueAt(invocation, 'exitCode');
  return typeof code === 'number' && code !== 0;
}

/** In our own report: what the previous review listed and this one does not. */
const GONE = '/since/gone';

/** A list of things with lines, anywhere except in the list of findings. */
function furtherIn(whole: JsonObject): string | undefined {
  for (const [key, value] of Object.entries(whole)) {
    if (LISTS.includes(key)) continue;
    const pointer = listWithLines(value, `/${key}`, DEPTH);
    if (pointer !== undefined) return `${pointer} ${MORE}`;
  }
  return undefined;
}

/** A name for the line of something; `lines` may be a file's line count. */
const LINE = /^(line|(start|begin)line|line(start|number|no))$/;

function listWithLines(value: unknown, pointer: string, depth: number): string | undefined {
  if (depth === 0 || pointer === GONE) return undefined;
  if (Array.isArray(value) && value.some(hasLine)) return pointer;
  const parts: readonly (readonly [string, unknown])[] =
    Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  for (const [key, part] of parts) {
    const found = listWithLines(part, `${pointer}/${key}`, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function hasLine(one: unknown): boolean {
  return isObject(one) && Object.keys(one).some((key) => LINE.test(nameOf(key)));
}

/** In the JSON of eslint: an entry that counts more than its messages. A fatal error is counted as an error. */
export function uncountedMessages(entries: readonly unknown[]): string | undefined {
  for (const [n, entry] of entries.entries()) {
    const messages = valueAt(entry, 'messages');
    if (!Array.isArray(messages) || typeof valueAt(entry, 'filePath') !== 'string') continue;
    const counts = ['errorCount', 'warningCount', 'fatalErrorCount'].map((key) => {
      const count = valueAt(entry, key);
      return typeof count === 'number' ? count : 0;
    });
    const [errors = 0, warnings = 0, fatal = 0] = counts;
    const counted = Math.max(errors, fatal) + warnings;
    if (counted > messages.length) return `/${n} counts ${counted} messages and lists ${messages.length}`;
  }
  return undefined;
}

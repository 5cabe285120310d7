import { isObject, spelled, valueAt, type JsonObject } from './loose-finding.ts';
import { LINE_KEYS } from './plain-places.ts';
import { TOOL_REPORTS } from './tool-places.ts';

/** Keys under which a format lists what it found. */
const LISTS: readonly string[] = [
  ...['violations', 'findings', 'diagnostics', 'runs'],
  ...TOOL_REPORTS.map(({ list }) => list),
];

/** What says that it did not go well: with findings beside it, it may only mean that there are some. */
const NOT_WELL: readonly (readonly [keys: readonly string[], isBad: (value: unknown) => boolean])[] = [
  [['success', 'succeeded', 'ok', 'passed', 'valid'], (value) => value === false],
  [
    ['exitCode', 'exit_code', 'returncode', 'returnCode', 'return_code'],
    (value) => typeof value === 'number' && value !== 0,
  ],
];

/** What says that there is more than the list holds. */
const MORE: readonly (readonly [keys: readonly string[], isMore: (value: unknown) => boolean])[] = [
  [['complete', 'completed', 'isComplete', 'finished'], (value) => value === false],
  [['incomplete', 'partial', 'hasMore', 'has_more', 'hasNextPage'], (value) => value === true],
  [
    ['next', 'nextPage', 'next_page', 'nextPageToken', 'next_page_token', 'nextCursor', 'next_cursor'],
    (value) => value !== null && value !== undefined && value !== '' && value !== false,
  ],
];

/** Names of numbers of findings, in lower case and without `_`. A bare `total` of a summary may count anything. */
const BARE = ['total', 'count', 'totalcount'];
const FOUND = ['error', 'fatalerror', 'finding', 'issue', 'violation', 'problem', 'result', 'diagnostic'];
const COUNTS = FOUND.flatMap((one) => [
  ...[`${one}s`, `${one}count`, `${one}scount`],
  ...[`num${one}s`, `total${one}s`, `${one}total`],
]);

/** Deeper than any format that lists findings. */
const DEPTH = 8;

/**
 * What an object with a list of findings says of more than it lists: that there are so many, that its tool did not end well
 * and found nothing, that it is a part, or a second list further in. Undefined when it says no such thing.
 */
export function unlistedSaid(whole: JsonObject): string | undefined {
  const count = listed(whole);
  return (
    (count === 0 ? notWell(whole) : undefined) ??
    notAll(whole) ??
    moreCounted(whole, '', count) ??
    furtherIn(whole)
  );
}

function listed(whole: JsonObject): number {
  const lists = LISTS.map((key) => whole[key]).filter((list) => Array.isArray(list));
  const all = lists.flatMap((list: readonly unknown[]) => list);
  const results = Array.isArray(whole['runs']) ? all.map((run) => valueAt(run, 'results')) : [all];
  return results.reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
}

/** Whether the list is said to be a part of one, or stands in files of its own. */
function notAll(whole: JsonObject): string | undefined {
  for (const [keys, isMore] of MORE) {
    const key = keys.find((one) => Object.hasOwn(whole, one) && isMore(whole[one]));
    if (key !== undefined) return `/${key} is ${spelled(whole[key])}`;
  }
  const runs: unknown[] = Array.isArray(whole['runs']) ? whole['runs'] : [];
  const n = runs.findIndex(
    (run) => valueAt(valueAt(run, 'externalPropertyFileReferences'), 'results') !== undefined,
  );
  return n === -1 ? undefined : `/runs/${n} keeps its results in other files`;
}

function notWell(whole: JsonObject): string | undefined {
  for (const [keys, isBad] of NOT_WELL) {
    const key = keys.find((one) => Object.hasOwn(whole, one) && isBad(whole[one]));
    if (key !== undefined) return `/${key} is ${spelled(whole[key])}`;
  }
  return invocations(whole).some((one) =>
    NOT_WELL.some(([keys, isBad]) => keys.some((key) => isBad(valueAt(one, key)))),
  )
    ? 'its tool ended with a status that is not 0'
    : undefined;
}

function invocations({ runs }: JsonObject): unknown[] {
  const all = (Array.isArray(runs) ? (runs as unknown[]) : []).map((run) => valueAt(run, 'invocations'));
  return all.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
}

/** Beside the list, or in a summary that stands there. */
function moreCounted(at: JsonObject, pointer: string, count: number): string | undefined {
  for (const [key, value] of Object.entries(at)) {
    const name = key.toLowerCase().replaceAll(/[_-]/g, '');
    const isCount = COUNTS.includes(name) || (pointer === '' && BARE.includes(name));
    if (isCount && typeof value === 'number' && value > count)
      return `${pointer}/${key} is ${value}, of which ${count} are listed`;
    const within = pointer === '' && isObject(value) ? moreCounted(value, `/${key}`, count) : undefined;
    if (within !== undefined) return within;
  }
  return undefined;
}

/** Of our own report: what the review before listed and this one does not. */
const GONE = '/since/gone';

/** A list of what has lines, anywhere but in the list of findings. */
function furtherIn(whole: JsonObject): string | undefined {
  for (const [key, value] of Object.entries(whole)) {
    if (LISTS.includes(key)) continue;
    const pointer = listWithLines(value, `/${key}`, DEPTH);
    if (pointer !== undefined) return `${pointer} is a list of what looks like more findings`;
  }
  return undefined;
}

function listWithLines(value: unknown, pointer: string, depth: number): string | undefined {
  if (depth === 0 || pointer === GONE) return undefined;
  if (
    Array.isArray(value) &&
    value.some((one) => isObject(one) && LINE_KEYS.some((key) => Object.hasOwn(one, key)))
  )
    return pointer;
  const parts: readonly (readonly [string, unknown])[] =
    Array.isArray(value) || isObject(value) ? Object.entries(value) : [];
  for (const [key, part] of parts) {
    const found = listWithLines(part, `${pointer}/${key}`, depth - 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of the JSON of eslint: an entry that counts more than its messages. */
export function uncountedMessages(entries: readonly unknown[]): string | undefined {
  for (const [n, entry] of entries.entries()) {
    const messages = valueAt(entry, 'messages');
    if (!Array.isArray(messages) || typeof valueAt(entry, 'filePath') !== 'string') continue;
    const counted = ['errorCount', 'warningCount'].reduce((sum, key) => {
      const count = valueAt(entry, key);
      return sum + (typeof count === 'number' ? count : 0);
    }, 0);
    if (counted > messages.length) return `/${n} counts ${counted} messages and lists ${messages.length}`;
  }
  return undefined;
}

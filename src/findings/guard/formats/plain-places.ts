import type { Side } from '../../../contracts/shapes.ts';
import type { LineSpan } from '../../../kernel/line-span.ts';
import { isObject, spelled, unreadable, type JsonObject, type LoosePlace } from '../loose/loose-finding.ts';
import { looseLines } from '../loose/loose-lines.ts';

export const FILE_KEYS = ['file', 'path', 'filename'] as const;
/** GitHub's own review comments begin at `start_line` and end at `line`: all that are present count. */
export const LINE_KEYS = ['line', 'startLine', 'start_line'] as const;
const END = ['endLine', 'end_line'] as const;
const LINES = ['lines', 'range'] as const;

/** GitHub calls the sides left and right. */
const SIDES: Readonly<Record<string, Side>> = { old: 'old', new: 'new', LEFT: 'old', RIGHT: 'new' };

/**
 * The places of a finding that names its file and lines itself, or in its `location`. If the two differ, it counts at both:
 * choosing one would drop it by the other.
 */
export function plainPlaces(finding: JsonObject): readonly LoosePlace[] {
  const { location } = finding;
  const own = filesOf(finding);
  const saysLines = isObject(location) && valuesOf(location, [...LINE_KEYS, ...LINES]).length > 0;
  const there = isObject(location) && (saysLines || own.length === 0) ? filesOf(location) : [];
  const places = [
    ...own.map((file) => plainPlace(finding, file)),
    ...(isObject(location) ? there.map((file) => plainPlace(location, file)) : []),
  ];
  return places.length > 0 ? places : [plainPlace(finding, undefined)];
}

/** For a message of eslint, which counts its lines from 1. */
export function eslintPlaces(message: JsonObject): readonly LoosePlace[] {
  return [plainPlace(message, message['filePath'])];
}

/** Each named file; `pay.ts` next to `src/pay.ts` names the same file. */
function filesOf(named: JsonObject): readonly unknown[] {
  const files = [...new Set(valuesOf(named, FILE_KEYS))];
  const isEndOf = (file: unknown, other: unknown): boolean =>
    typeof file === 'string' &&
    typeof other === 'string' &&
    /[\\/]/.test(other.at(-file.length - 1) ?? '') &&
    other.endsWith(file);
  return files.filter((file) => !files.some((other) => isEndOf(file, other)));
}

function plainPlace(named: JsonObject, file: unknown): LoosePlace {
  if (typeof file !== 'string') return unreadable(`file ${spelled(file)}`);
  const starts = valuesOf(named, LINE_KEYS);
  const written = [...starts, ...(starts.length > 0 ? valuesOf(named, END) : []), ...valuesOf(named, LINES)];
  const at = around(written.map(looseLines));
  if (at === undefined) {
    return unreadable(
      `line ${written.length === 0 ? '(missing)' : written.map(spelled).join(', ')} of ${file}`,
    );
  }
  const [given = 'new'] = valuesOf(named, ['side']);
  const side = typeof given === 'string' && Object.hasOwn(SIDES, given) ? SIDES[given] : undefined;
  if (side === undefined) return unreadable(`side ${spelled(given)} of ${file}`);
  return { kind: 'place', claims: [file], side, at };
}

/** Undefined if there is none, or one cannot be read. */
function around(spans: readonly (LineSpan | undefined)[]): LineSpan | undefined {
  const known = spans.filter((span) => span !== undefined);
  if (known.length === 0 || known.length < spans.length) return undefined;
  return {
    start: Math.min(...known.map(({ start }) => start)),
    end: Math.max(...known.map(({ end }) => end)),
  };
}

/** `null` counts as a missing key. */
function valuesOf(object: JsonObject, keys: readonly string[]): readonly unknown[] {
  return keys
    .filter((key) => Object.hasOwn(object, key))
    .map((key) => object[key])
    .filter((value) => value !== undefined && value !== null);
}

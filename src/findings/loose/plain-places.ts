import type { Side } from '../../contracts/shapes.ts';
import type { LineSpan } from '../../kernel/line-span.ts';
import { isObject, spelled, unreadable, type JsonObject, type LoosePlace } from './loose-finding.ts';
import { looseLines } from './loose-lines.ts';

const FILE = ['file', 'path', 'filename'] as const;
/** GitHub's own review comments begin at `start_line` and end at `line`: all that are there count. */
const LINE = ['line', 'startLine', 'start_line'] as const;
const END = ['endLine', 'end_line'] as const;
const LINES = ['lines', 'range'] as const;

/** GitHub calls the sides left and right. */
const SIDES: Readonly<Record<string, Side>> = { old: 'old', new: 'new', LEFT: 'old', RIGHT: 'new' };

/** The place of a finding that names its file and lines itself, or in its `location`. */
export function plainPlaces(finding: JsonObject): readonly LoosePlace[] {
  const { location } = finding;
  const named = valuesOf(finding, FILE).length === 0 && isObject(location) ? location : finding;
  return [plainPlace(named)];
}

function plainPlace(named: JsonObject): LoosePlace {
  const [file] = valuesOf(named, FILE);
  if (typeof file !== 'string') return unreadable(`file ${spelled(file)}`);
  const starts = valuesOf(named, LINE);
  const written =
    starts.length > 0 ? [...starts, ...valuesOf(named, END)] : valuesOf(named, LINES).slice(0, 1);
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

/** Undefined when there is none, or one cannot be read. */
function around(spans: readonly (LineSpan | undefined)[]): LineSpan | undefined {
  const known = spans.filter((span) => span !== undefined);
  if (known.length === 0 || known.length < spans.length) return undefined;
  return {
    start: Math.min(...known.map(({ start }) => start)),
    end: Math.max(...known.map(({ end }) => end)),
  };
}

/** `null` says as much as a key that is not there. */
function valuesOf(object: JsonObject, keys: readonly string[]): readonly unknown[] {
  return keys
    .filter((key) => Object.hasOwn(object, key))
    .map((key) => object[key])
    .filter((value) => value !== undefined && value !== null);
}

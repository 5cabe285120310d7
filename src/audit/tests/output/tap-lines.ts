import { withoutFolder } from './plain-text.ts';

export type TapPoint = {
  readonly kind: 'point';
  /** In levels of four spaces. */
  readonly level: number;
  readonly failed: boolean;
  /** It says `ok`, and neither skipped nor todo. */
  readonly passed: boolean;
  readonly name: string;
  /** Its subtests follow in braces, instead of coming before it. */
  readonly opens: boolean;
  /** What identifies it besides its name: its file, or for tape the test that the assertion belongs to. */
  place: string | undefined;
};

export type TapLine =
  | TapPoint
  | { readonly kind: 'closed'; readonly level: number }
  | { readonly kind: 'plan'; readonly count: number }
  | { readonly kind: 'bail' };

const POINT = /^((?: {4})*)(not )?ok(?=$| +\S)(?: +\d+(?= |$))?(?: +-(?= |$))? *(.*)$/;
const PLAN = /^1\.\.(\d+)(?: *#.*)?$/;
const EXCUSED = /(?:^| +)# *(?:skip|todo)\b.*$/i;
/** What producers append to a name: `# time=4.63ms`, bats' ` in 12ms`. */
const TIME = / *(?:# time=[\d.]+m?s| in \d+(?:ms|s|sec))$/;

/** The lines of a text as TAP, without the details in YAML, which may quote anything. */
export function tapLines(text: string): TapLine[] {
  const lines = text.split('\n');
  const found: TapLine[] = [];
  const endless = new Set<string>();
  let heading: string | undefined;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const last = found.at(-1);
    const plan = PLAN.exec(line)?.[1];
    const point = pointOf(line, lines[index + 1] ?? '');
    const comment = /^# (.*)$/.exec(line)?.[1];
    if (point !== undefined) {
      found.push(point);
      const end = endOfDetails(lines, index + 1, endless);
      point.place = placeIn(lines.slice(index + 1, end), heading);
      index = end - 1;
    } else if (plan !== undefined) found.push({ kind: 'plan', count: Number(plan) });
    else if (/^ *\}$/.test(line)) found.push({ kind: 'closed', level: (line.length - 1) / 4 });
    else if (line.startsWith('Bail out!')) found.push({ kind: 'bail' });
    else if (comment !== undefined) {
      heading = comment;
      if (last?.kind === 'point') last.place ??= batsFile(comment);
    }
  }
  return found;
}

function pointOf(line: string, next: string): TapPoint | undefined {
  const [, indent = '', not, rest] = POINT.exec(line) ?? [];
  if (rest === undefined) return undefined;
  const opens = rest.endsWith(' {') && next.startsWith(`${indent}    `);
  const name = rest.slice(0, opens ? -2 : undefined);
  return {
    kind: 'point',
    level: indent.length / 4,
    failed: not !== undefined && !EXCUSED.test(name),
    passed: not === undefined && !EXCUSED.test(name),
    name: name
      .replace(EXCUSED, '')
      .replace(TIME, '')
      .replace(/\\([\\#])/g, '$1'),
    opens,
    place: undefined,
  };
}

/**
 * The end of the details, which start directly below their point. Details without an end are read as lines. `endless` keeps the
 * indentations that have none, so that the rest of the text is searched once for each.
 */
function endOfDetails(lines: readonly string[], start: number, endless: Set<string>): number {
  const indent = /^( +)---$/.exec(lines[start] ?? '')?.[1];
  if (indent === undefined || endless.has(indent)) return start;
  const end = lines.indexOf(`${indent}...`, start);
  if (end === -1) endless.add(indent);
  return end === -1 ? start : end + 1;
}

/** node:test prints the place of a failure, tape only the operator, and the test in the comment before. */
function placeIn(details: readonly string[], heading: string | undefined): string | undefined {
  const found = (key: RegExp) => details.map((line) => key.exec(line)).find((match) => match !== null);
  const location = found(/^ +location: '(.+?)(?::\d+)*'$/)?.[1];
  if (location !== undefined) return withoutFolder(location);
  return found(/^ +operator: /) === undefined ? undefined : heading;
}

function batsFile(comment: string): string | undefined {
  const [, file, unread] = /in test file (.+), line \d+|^(\S+\.bats): line \d+:/.exec(comment) ?? [];
  const path = file ?? unread;
  return path === undefined ? undefined : withoutFolder(path);
}

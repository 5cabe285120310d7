import { valueAt, type JsonObject, type LoosePlace } from '../loose/loose-finding.ts';

/** Where a tool gives a place: paths of keys, as in `range.start.line`. */
export type Tool = {
  readonly file: string;
  /** Each is a line or a list of lines; only the first is required. The finding spans from the least to the greatest. */
  readonly lines: readonly [string, ...string[]];
  /** How the tool counts: the number of a file's first line. */
  readonly first: 0 | 1;
};

const RANGE = ['range.start.line', 'range.end.line'] as const;

/** Tools whose whole output is a list, or one value per line. */
export const LISTING_TOOLS: readonly Tool[] = [
  // `ruff check --output-format json`, and `json-lines`.
  { file: 'filename', lines: ['location.row', 'end_location.row'], first: 1 },
  // Code quality as GitLab reads it: the two ways to give a place.
  { file: 'location.path', lines: ['location.lines.begin', 'location.lines.end'], first: 1 },
  {
    file: 'location.path',
    lines: ['location.positions.begin.line', 'location.positions.end.line'],
    first: 1,
  },
];

/** A result of semgrep, and each step of its `dataflow_trace`. */
const SEMGREP: Tool = { file: 'path', lines: ['start.line', 'end.line'], first: 1 };

/** How tools give a further place within a finding: semgrep, `other_locations` of code quality, the location of rdjson. */
export const STEPS: readonly Tool[] = [
  SEMGREP,
  { file: 'path', lines: ['lines.begin', 'lines.end'], first: 1 },
  { file: 'path', lines: RANGE, first: 1 },
];

type ToolReport = { readonly list: string; readonly beside: readonly string[]; readonly tool: Tool };

const TOOL_REPORTS: readonly ToolReport[] = [
  // bandit --format json
  {
    list: 'results',
    beside: ['metrics', 'generated_at'],
    tool: { file: 'filename', lines: ['line_number', 'line_range'], first: 1 },
  },
  // semgrep --json
  { list: 'results', beside: ['paths', 'version'], tool: SEMGREP },
  // pyright --outputjson
  {
    list: 'generalDiagnostics',
    beside: ['summary', 'version'],
    tool: { file: 'file', lines: RANGE, first: 0 },
  },
];

/** The tool whose output is an object with these keys, recognised by the keys next to its list: a list alone could be anyone's. */
export function toolReport(has: (key: string) => boolean): ToolReport | undefined {
  return TOOL_REPORTS.find(({ list, beside }) => [list, ...beside].every(has));
}

/** The place as given by the first of these tools that has this format; undefined if none does. */
export function toolPlaces(finding: JsonObject, tools: readonly Tool[]): readonly LoosePlace[] | undefined {
  const valueOf = (keys: string): unknown => valueAt(finding, ...keys.split('.'));
  for (const { file, lines, first } of tools) {
    const path = valueOf(file);
    const [start, ...others] = lines.map(valueOf);
    const numbers = [start, ...others.filter((one) => one !== undefined && one !== null)].flat();
    if (typeof path !== 'string' || !numbers.every((one) => isLine(one, first))) continue;
    const at = { start: Math.min(...numbers) + 1 - first, end: Math.max(...numbers) + 1 - first };
    return [{ kind: 'place', claims: [path], side: 'new', at }];
  }
  return undefined;
}

function isLine(value: unknown, first: 0 | 1): value is number {
  return Number.isSafeInteger(value) && (value as number) >= first;
}

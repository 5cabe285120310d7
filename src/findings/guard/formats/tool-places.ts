import { valueAt, type JsonObject, type LoosePlace } from '../loose/loose-finding.ts';

type Keys = readonly (string | number)[];

/** Where the JSON that a tool writes of its own says that a finding is. */
export type Tool = {
  readonly file: Keys;
  /** Each a line or a list of lines; only the first has to be there. The finding stands from the least to the greatest. */
  readonly lines: readonly [Keys, ...Keys[]];
  /** How the tool counts: the number of the first line of a file. */
  readonly first: 0 | 1;
};

/** `ruff check --output-format json`, and `json-lines`. */
const RUFF: Tool = {
  file: ['filename'],
  lines: [
    ['location', 'row'],
    ['end_location', 'row'],
  ],
  first: 1,
};

/** Code quality as GitLab reads it: the two ways to say where. */
const CODE_QUALITY: Tool = {
  file: ['location', 'path'],
  lines: [
    ['location', 'lines', 'begin'],
    ['location', 'lines', 'end'],
  ],
  first: 1,
};
const CODE_QUALITY_BY_POSITION: Tool = {
  file: ['location', 'path'],
  lines: [
    ['location', 'positions', 'begin', 'line'],
    ['location', 'positions', 'end', 'line'],
  ],
  first: 1,
};

/** Tools whose whole output is a list, or a value on each line. */
export const LISTING_TOOLS: readonly Tool[] = [RUFF, CODE_QUALITY, CODE_QUALITY_BY_POSITION];

/** A result of semgrep, and each step of its `dataflow_trace`. */
const SEMGREP: Tool = {
  file: ['path'],
  lines: [
    ['start', 'line'],
    ['end', 'line'],
  ],
  first: 1,
};

/** How tools say a further place within a finding. */
export const STEPS: readonly Tool[] = [
  SEMGREP,
  // `other_locations` of code quality
  {
    file: ['path'],
    lines: [
      ['lines', 'begin'],
      ['lines', 'end'],
    ],
    first: 1,
  },
  // The location of rdjson
  {
    file: ['path'],
    lines: [
      ['range', 'start', 'line'],
      ['range', 'end', 'line'],
    ],
    first: 1,
  },
];

/** A tool whose output is an object, known by what it has beside its list: a list alone could be anybody's. */
export type ToolReport = { readonly list: string; readonly beside: readonly string[]; readonly tool: Tool };

export const TOOL_REPORTS: readonly ToolReport[] = [
  // bandit --format json
  {
    list: 'results',
    beside: ['metrics', 'generated_at'],
    tool: { file: ['filename'], lines: [['line_number'], ['line_range']], first: 1 },
  },
  // semgrep --json
  {
    list: 'results',
    beside: ['paths', 'version'],
    tool: SEMGREP,
  },
  // pyright --outputjson
  {
    list: 'generalDiagnostics',
    beside: ['summary', 'version'],
    tool: {
      file: ['file'],
      lines: [
        ['range', 'start', 'line'],
        ['range', 'end', 'line'],
      ],
      first: 0,
    },
  },
];

/** The place by the first of these tools that says its finding so; undefined where none does. */
export function toolPlaces(finding: JsonObject, tools: readonly Tool[]): readonly LoosePlace[] | undefined {
  for (const { file, lines, first } of tools) {
    const path = valueAt(finding, ...file);
    const [start, ...others] = lines.map((keys) => valueAt(finding, ...keys));
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
